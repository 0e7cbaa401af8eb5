// Several kernels over layers of shared helpers: what a split has to share or to duplicate.
#include "sycl.hpp"

struct Particle {
  float position[3];
  float mass;
  double energy;
};

[[clang::noinline]] float norm(const float *v) {
  return __spirv_ocl_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}
[[clang::noinline]] float force(const Particle &a, const Particle &b) {
  float d[3];
  for (int i = 0; i < 3; i++)
    d[i] = a.position[i] - b.position[i];
  return a.mass * b.mass / (norm(d) + 1e-6f);
}
[[clang::noinline]] double energy(const Particle &p) { return p.energy * __spirv_ocl_exp(-p.mass); }

template <int N> class Step;
class Energy;
class Norms;

template <int N> void step(sycl::queue q, sycl::accessor<Particle> all) {
  q.parallel_for<Step<N>>([=](sycl::item it) {
    float f = 0;
    for (int i = 0; i < N; i++)
      f += force(all[it[0]], all[i]);
    all[it[0]].position[0] += f;
  });
}

void host(sycl::queue q, sycl::accessor<Particle> all, sycl::accessor<float> out) {
  step<1>(q, all);
  step<8>(q, all);
  step<64>(q, all);
  q.parallel_for<Energy>([=](sycl::item it) { all[it[0]].energy = energy(all[it[0]]); });
  q.parallel_for<Norms>([=](sycl::item it) { out[it[0]] = norm(all[it[0]].position); });
}
