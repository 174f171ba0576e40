// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// A root component above a ladder: each level of components installs the next level twice, so that a ladder of n levels has
/// 2ⁿ⁺¹ - 1 places of components.
struct LadderComponent<Below: Rungs>: RootComponent {
    typealias Root = Shared

    static func configure(binder: UnscopedBinder) { Below.install(in: binder) }

    static func configureRoot(binder bind: ReceiptBinder<Shared>) -> BindingReceipt<Shared> {
        bind.to(factory: Shared.init)
    }
}

/// The components that a component of a ladder installs.
protocol Rungs: SendableMetatype {
    static func install(in binder: UnscopedBinder)
}

enum Ground: Rungs {
    static func install(in binder: UnscopedBinder) {}
}

enum Pair<Below: Rungs>: Rungs {
    static func install(in binder: UnscopedBinder) {
        binder.install(dependency: Rung<Left, Below>.self)
        binder.install(dependency: Rung<Right, Below>.self)
    }
}

typealias FourLevels<Below: Rungs> = Pair<Pair<Pair<Pair<Below>>>>
typealias NineLevels = FourLevels<FourLevels<Pair<Ground>>>
typealias TwelveLevels = FourLevels<FourLevels<FourLevels<Ground>>>

enum Left: Sendable {}
enum Right: Sendable {}

struct Rung<Side: Sendable, Below: Rungs>: Component {
    typealias Root = Shared

    static func configure(binder: UnscopedBinder) { Below.install(in: binder) }

    static func configureRoot(binder bind: ReceiptBinder<Shared>) -> BindingReceipt<Shared> {
        bind.to(factory: Shared.init)
    }
}
