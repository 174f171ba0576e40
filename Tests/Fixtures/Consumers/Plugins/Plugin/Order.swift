// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

enum OrderComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to { 3 }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Provider<Int>]>) -> BindingReceipt<[Provider<Int>]> {
        bind.to { (cups: Provider<Int>) in [cups] }
    }
}

/// Builds the component by the program's library and returns its provider as an object.
@_cdecl("makeOrder")
public func makeOrder() -> UnsafeMutableRawPointer? {
    guard let cups = try? ComponentFactory.of(OrderComponent.self).build().first else { return nil }
    return Unmanaged.passRetained(cups as AnyObject).toOpaque()
}
