// SPDX-License-Identifier: Apache-2.0
// The twin of CaptureThatIsNotSendable.swift.

import DI

final class Pump: Sendable {
    let isRunning: Bool = false
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        let pump = Pump()
        let count = 0
        binder.bind(Pump.self).to(factory: { pump })
        binder.bind(Int.self).to(factory: {
            count + 1
        })
    }
}
