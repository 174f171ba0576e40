// SPDX-License-Identifier: Apache-2.0

import DI

/// The store of the beans.
public final class BeanStore: Sendable {
    /// The origin of the beans.
    public let origin: String

    init(origin: String) {
        self.origin = origin
    }
}

/// One line on the menu.
public struct MenuLine: Sendable {
    /// The text for the guest.
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
