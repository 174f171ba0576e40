// SPDX-License-Identifier: Apache-2.0

#include "cxxmachine.h"
#include <string>

extern "C" int machine_letters(const char *name) {
    std::string text(name);
    text.append("!");
    return static_cast<int>(text.size());
}
