// SPDX-License-Identifier: Apache-2.0

import DI

func run() throws {
    print("order:", try firstOrder())
    print("milks:", try milkNames())
    print("wand:", try isOneWand())
    let order = try Injector(counter).get(Waiter.self).take(2, "lungo")
    print("arguments:", order.line.cups, order.line.drink)
    let lifetimes = try Injector(scopes)
    print("scopes:", lifetimes.get(Menu.self) === lifetimes.get(Menu.self), lifetimes.existing(Radio.self) == nil)
    print("tables:", try tables())
    let kitchen = try Injector(circle).get(Kitchen.self)
    print("cycle:", kitchen.pass.kitchen.get() === kitchen)
    let injector = try Injector(shop)
    print("property:", injector.get(Till.self).drawer === injector.get(Drawer.self))
    print("loaded:", try Injector(logged).existing(OrderLog.self)?.all ?? [])
    print("child:", try tasting(in: injector))
    print("threads:", boilersOfManyThreads(injector))
    print(mistakes())
}

try run()
