// SPDX-License-Identifier: Apache-2.0

import DI

// Block 12
final class Waiter: Autowired, Sendable {
    typealias SharedIn = Singleton

    let pass: Pass

    init(_ pass: Pass) {
        self.pass = pass
    }
}

final class Kitchen: Autowired, Sendable {
    typealias SharedIn = Singleton

    let waiter: Waiter

    init(_ waiter: Waiter) {
        self.waiter = waiter
    }
}

final class Pass: Autowired, Sendable {
    typealias SharedIn = Singleton

    let kitchen: Kitchen

    init(_ kitchen: Kitchen) {
        self.kitchen = kitchen
    }
}
