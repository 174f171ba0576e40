// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules
import Dispatch
import Synchronization

/// An assembly is a list of bindings, and the assembler is a list of lists.
let shop = Bindings {
    include(milks)
    include(diningRoom)
    include(cashDesk)
}

/// Code for a container that is complete: the binding is made before anything else is asked for.
final class OrderLog: Sendable {
    private let lines: Mutex<[String]> = Mutex([])

    init(radio: Radio) {
        lines.withLock { $0.append("open") }
    }

    var all: [String] { lines.withLock { $0 } }
}

let logged = Bindings {
    include(shop)
    factory(Radio.init)
    single(sharing: .eager, OrderLog.init)
}

/// A container with a parent, which may also replace what the parent registers.
func tasting(in shop: Injector) throws -> String {
    let evening = try Injector(parent: shop) {
        factory(as: (any Milk).self, OatMilk.init)
    }
    let cappuccino = evening.get(Cappuccino.self)
    return "\(cappuccino.milk.name) \(cappuccino.boiler === shop.get(Boiler.self))"
}

/// Every injector may be asked from any thread.
func boilersOfManyThreads(_ shop: Injector) -> Int {
    let boilers: Mutex<Set<ObjectIdentifier>> = Mutex([])
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
        let boiler = ObjectIdentifier(shop.get(Boiler.self))
        boilers.withLock { _ = $0.insert(boiler) }
    }
    return boilers.withLock { $0.count }
}

/// What `resolve` finds out with nil, and logs, is an error before anything is made.
let forgetful = Bindings {
    factory(Cappuccino.init)
    single(Boiler.init)
}

func mistakes() -> String {
    do {
        try forgetful.validate()
        return ""
    } catch {
        return "\(error)"
    }
}
