# Tapeless for CMake: find_package(Tapeless REQUIRED), configured with -DTapeless_DIR=$(tapeless cmake-path).
#
#   Tapeless::tapeless   the plugin and the headers: functions are differentiated in the file of the request
#   Tapeless::lto        the same over all files that are linked with it: full link-time optimisation, by lld
#
# Tapeless_PLUGIN names the plugin where it is not found.

foreach(_language IN ITEMS C CXX)
  set(_compiler "${CMAKE_${_language}_COMPILER_ID} ${CMAKE_${_language}_COMPILER_VERSION}")
  if(CMAKE_${_language}_COMPILER_ID AND NOT _compiler MATCHES "^Clang 22\\.")
    set(Tapeless_FOUND FALSE)
    set(Tapeless_NOT_FOUND_MESSAGE "Tapeless needs clang 22; the ${_language} compiler is ${_compiler}\n\
In a new build directory: -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22")
    return()
  endif()
endforeach()

# Beside this file in the source; in an installation it lies in lib/cmake/Tapeless.
find_file(Tapeless_PLUGIN libtapeless.so NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH
  PATHS "${CMAKE_CURRENT_LIST_DIR}/../target/release" "${CMAKE_CURRENT_LIST_DIR}/../..")
find_path(Tapeless_INCLUDE_DIR tapeless/tapeless.h NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH
  PATHS "${CMAKE_CURRENT_LIST_DIR}/../include" "${CMAKE_CURRENT_LIST_DIR}/../../../include")
mark_as_advanced(Tapeless_PLUGIN Tapeless_INCLUDE_DIR)
foreach(_needed IN ITEMS Tapeless_PLUGIN Tapeless_INCLUDE_DIR)
  if(NOT EXISTS "${${_needed}}")
    set(Tapeless_FOUND FALSE)
    set(Tapeless_NOT_FOUND_MESSAGE "${_needed} is ${${_needed}}, and nothing is there\n\
`cargo build --release` makes the plugin; -D${_needed}=PATH can name it elsewhere")
    return()
  endif()
endforeach()

if(NOT TARGET Tapeless::tapeless)
  add_library(Tapeless::tapeless INTERFACE IMPORTED)
  target_include_directories(Tapeless::tapeless INTERFACE "${Tapeless_INCLUDE_DIR}")
  target_compile_options(Tapeless::tapeless INTERFACE
    "$<$<COMPILE_LANGUAGE:C,CXX>:-fpass-plugin=${Tapeless_PLUGIN}>")

  # -flto=full comes behind the -flto=thin of INTERPROCEDURAL_OPTIMIZATION, and counts.
  add_library(Tapeless::lto INTERFACE IMPORTED)
  target_link_libraries(Tapeless::lto INTERFACE Tapeless::tapeless)
  target_compile_options(Tapeless::lto INTERFACE "$<$<COMPILE_LANGUAGE:C,CXX>:-flto=full>")
  target_link_options(Tapeless::lto INTERFACE
    -flto=full -fuse-ld=lld "LINKER:--load-pass-plugin=${Tapeless_PLUGIN}")
endif()
