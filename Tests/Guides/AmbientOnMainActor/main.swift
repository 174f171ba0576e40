// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

try ModuleStack.shared.load(kitchen)
print("screen:", MenuScreen().open())
print("elsewhere:", await grinderOfAnotherThread())
