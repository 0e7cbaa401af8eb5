// Sets specialization constants as a SYCL program does, by `handler::set_specialization_constant`, in the images that
// `post-link` made of `corpus/src/sycl/spec_constants.cpp`, and prints what the kernels find. The values are those
// of corpus/run/sycl_spec_constants.run.
//
//   set_constants IMAGE.spv,IMAGE.prop...
//
// What DPC++ would generate stands here by hand: the descriptions of the kernels (KernelInfo), the symbolic names of
// the constants, and the registration of the images. Everything behind that is libsycl.so: the values that are set
// reach the device by the property sets of the image and by nothing else.
#include <sycl/sycl.hpp>

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iostream>
#include <list>
#include <sstream>
#include <string>
#include <vector>

using sycl::half;
#define CONSTANT(TYPE, NAME, ...) constexpr sycl::specialization_id<TYPE> NAME(__VA_ARGS__);
#include "spec_constants_values.hpp"

class Scalars;
class Composites;
class Branches;

namespace sycl {
inline namespace _V1 {
namespace detail {
#define KERNEL(NAME, SYMBOL, POINTERS)                                                                                 \
  template <> struct KernelInfo<::NAME> {                                                                                \
    static constexpr unsigned getNumParams() { return POINTERS + 1; }                                                  \
    static constexpr kernel_param_desc_t P[] = {{kernel_param_kind_t::kind_pointer, 8, 0},                             \
                                                {kernel_param_kind_t::kind_pointer, 8, 8},                             \
                                                {kernel_param_kind_t::kind_pointer, 8, 8 * POINTERS}};                 \
    static constexpr const kernel_param_desc_t &getParamDesc(int i) { return P[i == POINTERS ? 2 : i]; }               \
    static constexpr const char *getName() { return SYMBOL; }                                                          \
    static constexpr bool isESIMD() { return false; }                                                                  \
    static constexpr const char *getFileName() { return "set_constants.cpp"; }                                         \
    static constexpr const char *getFunctionName() { return #NAME; }                                                   \
    static constexpr unsigned getLineNumber() { return 1; }                                                            \
    static constexpr unsigned getColumnNumber() { return 1; }                                                          \
    static constexpr int64_t getKernelSize() { return 8 * (POINTERS + 1); }                                            \
  };
KERNEL(Scalars, "_ZTS7Scalars", 2)
KERNEL(Composites, "_ZTS10Composites", 2)
KERNEL(Branches, "_ZTS8Branches", 1)
#define NAMED(NAME, LENGTH)                                                                                            \
  template <> const char *get_spec_constant_symbolic_ID_impl<::NAME>() {                                                 \
    return "_ZTSN4spec4nameIL_ZL" #LENGTH #NAME "EEE";                                                                 \
  }
NAMED(width, 5)
NAMED(flag, 4)
NAMED(byte, 4)
NAMED(wide, 4)
NAMED(small, 5)
NAMED(ratio, 5)
NAMED(exact, 5)
NAMED(pod, 3)
NAMED(padded, 6)
} // namespace detail
} // namespace _V1
} // namespace sycl
#include <sycl/detail/spec_const_integration.hpp>

template <int Pointers> struct Arguments {
  void *pointers[Pointers + 1];
  void operator()(sycl::kernel_handler) const {}
};

// What libsycl.so.9 wants to be told of images (version 3 of the descriptor).
struct Entry { void *address; char *name; size_t size; int32_t flags, reserved; };
struct Property { char *name; void *value; uint32_t type; uint64_t size; };
struct PropertySet { char *name; Property *begin, *end; };
struct Image {
  uint16_t version;
  uint8_t kind, format;
  const char *target, *compile_options, *link_options;
  const unsigned char *begin, *end;
  Entry *entries_begin, *entries_end;
  PropertySet *sets_begin, *sets_end;
};
struct Images { uint16_t version, count; Image *images; void *host_begin, *host_end; };
extern "C" void __sycl_register_lib(void *);

static std::string read(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Six bits a character, the least significant ones first.
static std::string decode(const std::string &text) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0, count = 0;
  for (char digit : text) {
    bits |= unsigned(digits.find(digit)) << count;
    if ((count += 6) >= 8) {
      bytes += char(bits);
      bits >>= 8;
      count -= 8;
    }
  }
  return bytes;
}

// All of this lives as long as the program, as the runtime keeps pointers into it.
static Image image_of(const std::string &code_path, const std::string &properties_path) {
  static std::list<std::string> texts;
  static std::list<std::vector<Entry>> all_entries;
  static std::list<std::list<std::vector<Property>>> all_properties;
  static std::list<std::vector<PropertySet>> all_sets;
  auto keep = [](const std::string &text) { return texts.emplace_back(text).data(); };
  const std::string &code = texts.emplace_back(read(code_path));
  auto &entries = all_entries.emplace_back();
  auto word = [&](size_t at) {
    uint32_t word;
    std::memcpy(&word, code.data() + 4 * at, 4);
    return word;
  };
  for (size_t at = 5; 4 * at < code.size(); at += word(at) >> 16)
    if ((word(at) & 0xffff) == 15) // OpEntryPoint
      entries.push_back({nullptr, keep(code.c_str() + 4 * (at + 3)), 0, 0, 0});
  auto &properties = all_properties.emplace_back();
  auto &sets = all_sets.emplace_back();
  std::istringstream lines(read(properties_path));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty())
      continue;
    if (line[0] == '[') {
      sets.push_back({keep(line.substr(1, line.size() - 2)), nullptr, nullptr});
      properties.emplace_back();
      continue;
    }
    size_t bar = line.rfind('|'), equals = line.rfind('=', bar);
    uint32_t type = std::stoul(line.substr(equals + 1));
    Property property{keep(line.substr(0, equals)), nullptr, type, 0};
    if (type == 1) {
      property.size = std::stoull(line.substr(bar + 1));
    } else {
      std::string &value = texts.emplace_back(decode(line.substr(bar + 1)));
      property.value = value.data();
      property.size = value.size();
    }
    properties.back().push_back(property);
  }
  size_t at = 0;
  for (auto &of_set : properties) {
    sets[at].begin = of_set.data();
    sets[at++].end = of_set.data() + of_set.size();
  }
  auto bytes = reinterpret_cast<const unsigned char *>(code.data());
  return {3, 4, 2, "spir64", "", "", bytes, bytes + code.size(), entries.data(), entries.data() + entries.size(),
          sets.data(), sets.data() + sets.size()};
}

int main(int count, char **arguments) {
  static std::vector<Image> list;
  for (int at = 1; at < count; ++at) {
    std::string argument = arguments[at];
    size_t comma = argument.find(',');
    list.push_back(image_of(argument.substr(0, comma), argument.substr(comma + 1)));
  }
  static Images images{1, uint16_t(list.size()), list.data(), nullptr, nullptr};
  __sycl_register_lib(&images);
  try {
    sycl::queue queue;
    long *out = sycl::malloc_shared<long>(4, queue);
    float *floats = sycl::malloc_shared<float>(4, queue);
    char *unused = sycl::malloc_shared<char>(8, queue);
    auto print = [&](const char *what, int longs, int of_floats) {
      std::cout << what;
      for (int at = 0; at < longs; ++at)
        std::cout << ' ' << out[at];
      for (int at = 0; at < of_floats; ++at)
        std::cout << ' ' << floats[at];
      std::cout << '\n';
    };
    // With the defaults, with other values, and with the defaults once more.
    for (const char *how : {"defaults", "set", "again"}) {
      bool set = how[0] == 's';
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<width>(7);
               handler.set_specialization_constant<flag>(false);
               handler.set_specialization_constant<::byte>(3);
               handler.set_specialization_constant<wide>(-5L);
               handler.set_specialization_constant<small>(sycl::half(2.25f));
               handler.set_specialization_constant<ratio>(-0.5f);
               handler.set_specialization_constant<exact>(1e3);
             }
             handler.single_task<Scalars>(Arguments<2>{{out, floats, unused}});
           }).wait();
      print(("_ZTS7Scalars " + std::string(how)).c_str(), 4, 3);
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<pod>(POD{{{5, 1.5f}, {2, 9.5f}}, {3, -1}});
               handler.set_specialization_constant<padded>(Padded{'A', 0.125, {7, 8, -3}});
             }
             handler.single_task<Composites>(Arguments<2>{{out, floats, unused}});
           }).wait();
      print(("_ZTS10Composites " + std::string(how)).c_str(), 3, 3);
      queue.submit([&](sycl::handler &handler) {
             if (set) {
               handler.set_specialization_constant<width>(5);
               handler.set_specialization_constant<flag>(false);
               handler.set_specialization_constant<::byte>(3);
             }
             handler.single_task<Branches>(Arguments<1>{{out, unused}});
           }).wait();
      print(("_ZTS8Branches " + std::string(how)).c_str(), 1, 0);
    }
  } catch (const sycl::exception &error) {
    std::cout << "exception " << error.what() << '\n';
    return 1;
  }
}
