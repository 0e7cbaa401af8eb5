// Launches the kernel by_value of corpus/src/cl/memory.cl, which takes nested structures by value, with the header that
// `reflect --header=c++` writes for it (nested.hpp, from a file nested.*). Values and results are those of corpus/run/memory.run.
//
//   launch_nested PLATFORM IMAGE.spv
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include "nested.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace kernel = nested::by_value;

static void check(cl_int status, const char *what) {
  if (status != CL_SUCCESS) {
    std::fprintf(stderr, "%s: %d\n", what, status);
    std::exit(1);
  }
}

static nested::Item item(unsigned c, double d, std::uint32_t first, float lane) {
  nested::Item it{};
  it.m0 = static_cast<std::uint8_t>(c);
  it.m1 = d;
  for (unsigned i = 0; i < 3; i++)
    it.m2[i] = first + i;
  for (unsigned i = 0; i < 4; i++)
    it.m3[i] = lane + static_cast<float>(i);
  return it;
}

// Padding may hold anything.
static bool same(const nested::Item &a, const nested::Item &b) {
  return a.m0 == b.m0 && a.m1 == b.m1 && !std::memcmp(a.m2, b.m2, sizeof a.m2) && !std::memcmp(a.m3, b.m3, sizeof a.m3);
}

static cl_platform_id find(const char *name) {
  cl_uint count = 0;
  check(clGetPlatformIDs(0, nullptr, &count), "clGetPlatformIDs");
  std::vector<cl_platform_id> platforms(count);
  check(clGetPlatformIDs(count, platforms.data(), nullptr), "clGetPlatformIDs");
  for (cl_platform_id platform : platforms) {
    char text[256] = "";
    check(clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof text, text, nullptr), "clGetPlatformInfo");
    if (std::strstr(text, name))
      return platform;
  }
  std::fprintf(stderr, "there is no platform %s\n", name);
  std::exit(1);
}

int main(int count, char **arguments) {
  if (count != 3)
    return 2;
  cl_int status = 0;
  cl_device_id device = nullptr;
  check(clGetDeviceIDs(find(arguments[1]), CL_DEVICE_TYPE_CPU, 1, &device, nullptr), "clGetDeviceIDs");
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
  check(status, "clCreateContext");
  cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, nullptr, &status);
  check(status, "clCreateCommandQueueWithProperties");
  std::ifstream file(arguments[2], std::ios::binary);
  const std::string code{std::istreambuf_iterator<char>(file), {}};
  cl_program program = clCreateProgramWithIL(context, code.data(), code.size(), &status);
  check(status, "clCreateProgramWithIL");
  check(clBuildProgram(program, 1, &device, "-cl-std=CL3.0", nullptr, nullptr), "clBuildProgram");
  cl_kernel handle = clCreateKernel(program, kernel::name, &status);
  check(status, "clCreateKernel");

  const nested::Item passed = item(7, 2.5, 1, 1);
  nested::Box box{};
  box.m0[0] = item(1, 1.5, 4, 1);
  box.m0[1] = item(2, -2.5, 7, 5);
  box.m1.m0 = 5;
  box.m1.m1 = 6;
  std::vector<nested::Item> items(4);
  cl_mem out = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, items.size() * sizeof(nested::Item), items.data(), &status);
  check(status, "clCreateBuffer");
  check(clSetKernelArg(handle, kernel::arguments::arg0, kernel::sizes::arg0, &passed), "clSetKernelArg 0");
  check(clSetKernelArg(handle, kernel::arguments::arg1, kernel::sizes::arg1, &out), "clSetKernelArg 1");
  check(clSetKernelArg(handle, kernel::arguments::arg2, kernel::sizes::arg2, &box), "clSetKernelArg 2");
  for (const std::size_t offset : {0, 2}) {
    const std::size_t one = 1;
    check(clEnqueueNDRangeKernel(queue, handle, 1, &offset, &one, nullptr, 0, nullptr, nullptr), "clEnqueueNDRangeKernel");
    check(clFinish(queue), "clFinish");
  }
  check(clEnqueueReadBuffer(queue, out, CL_TRUE, 0, items.size() * sizeof(nested::Item), items.data(), 0, nullptr, nullptr),
        "clEnqueueReadBuffer");

  nested::Item first = passed;
  first.m2[2] = 4 + 6;
  for (std::size_t at = 0; at < items.size(); at++) {
    if (!same(items[at], at % 2 ? box.m0[1] : first)) {
      std::fprintf(stderr, "%s: item %zu is wrong\n", arguments[1], at);
      return 1;
    }
  }
  std::printf("%s: right\n", arguments[1]);
}
