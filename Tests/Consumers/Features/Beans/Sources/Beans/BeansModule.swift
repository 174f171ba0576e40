// SPDX-License-Identifier: Apache-2.0

import DI

/// Where the beans are kept.
public final class BeanStore: Sendable {
    /// Where they come from.
    public let origin: String

    init(origin: String) {
        self.origin = origin
    }
}

/// One line on the menu.
public struct MenuLine: Sendable {
    /// What the guest reads.
    public let text: String

    /// Makes a line of what the guest reads.
    public init(text: String) {
        self.text = text
    }
}

/// Binds the store and what it adds to the menu.
public struct BeansModule: Module {
    /// Binds one store for each shop.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(BeanStore.self).to { BeanStore(origin: "Yirgacheffe") }
        binder.bind(MenuLine.self).intoCollection().to(value: MenuLine(text: "beans to take home"))
    }
}
