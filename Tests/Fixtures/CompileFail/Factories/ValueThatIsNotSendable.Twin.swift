// SPDX-License-Identifier: Apache-2.0
// The twin of ValueThatIsNotSendable.swift.

import DI

final class Pump: Sendable {
    let isRunning: Bool = false
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(value: Pump())
        binder.bind().qualified("inferred").to(value: Pump())
    }
}
