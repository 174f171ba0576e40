// SPDX-License-Identifier: Apache-2.0

import DI

print("order:", try firstOrder())
print("milks:", try milkNames())
let order = try Injector(counter).get(Waiter.self).take(2, "lungo")
print("arguments:", order.line.cups, order.line.drink)
print("tables:", try tables())
print(mistakes())
