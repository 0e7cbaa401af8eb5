// Functors as kernels, captured structs and arrays, lambdas in templates, constexpr tables, externals.
#include "sycl.hpp"

EXTERNAL int imported(int);
EXTERNAL int exported(int x) { return imported(x) + 1; }

struct Options {
  int rounds;
  float weights[4];
  struct {
    short low, high;
  } limits;
  bool clamp;
};

constexpr int table[] = {1, 1, 2, 3, 5, 8, 13, 21};

class Blur {
  sycl::accessor<float> image;
  Options options;

public:
  Blur(sycl::accessor<float> image, const Options &options) : image(image), options(options) {}
  void operator()(sycl::item it) const {
    float v = 0;
    for (int i = 0; i < 4; i++)
      v = __spirv_ocl_fma(image[it[0] + i], options.weights[i], v);
    if (options.clamp && v > options.limits.high)
      v = options.limits.low;
    image[it[0]] = v + table[it[0] & 7];
  }
};

class Call;
template <typename T> class Fill;

template <typename T> void fill(sycl::queue q, sycl::accessor<T> a, T value) {
  auto twice = [](T v) { return v + v; };
  q.parallel_for<Fill<T>>([=](sycl::item it) { a[it[0]] = twice(value); });
}

void host(sycl::queue q, sycl::accessor<float> f, sycl::accessor<int> i, sycl::accessor<char> c) {
  q.parallel_for<Blur>(Blur(f, Options{3, {0.25f, 0.25f, 0.25f, 0.25f}, {-1, 1}, true}));
  fill(q, f, 1.0f);
  fill(q, i, 2);
  fill(q, c, 'x');
  q.single_task<Call>([=] { i[0] = exported(i[1]); });
}
