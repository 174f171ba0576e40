// SPDX-License-Identifier: Apache-2.0
// Modules, components and tags that are generic over what a client chooses, also over other modules.
// Compiles as: Swift 6
// Compiles as: Swift 5

import DI

protocol Bean: Sendable {
    init()
}

/// The contract of a replaceable module.
protocol RoastModule: Module where Scope == Unscoped {
    associatedtype Roast: Bean
    static func configureRoast(binder: ReceiptBinder<Roast>) -> BindingReceipt<Roast>
}

struct Stock<B>: Tag {
    typealias Element = B
}

struct Shelf<B: Sendable> {
    let bean: B
    let spare: TaggedProvider<Stock<B>>
}

enum ShelfModule<B: Bean & SendableMetatype>: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(B.self).sharedInScope().to(factory: { B() })
        binder.bind(B.self).tagged(with: Stock<B>.self).to(factory: B.init)
        binder.bind(B.self).intoCollection().sharedInScope().to(factory: { B() })
        binder.bind(B.self).intoDictionary(key: "\(B.self)").to(factory: { (bean: B) in bean })
        binder.bind(Shelf<B>.self).to(factory: Shelf<B>.init)
    }
}

struct PackModule<each B: Bean & SendableMetatype>: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        repeat binder.include(module: ShelfModule<each B>.self)
    }
}

enum RoastShop<M: RoastModule>: RootComponent {
    typealias Root = M.Roast

    static func configure(binder: UnscopedBinder) {
        binder.include(module: M.self)
        binder.bind(M.Roast.self).qualified("delegated").configured(with: M.configureRoast)
    }

    static func configureRoot(binder bind: ReceiptBinder<M.Roast>) -> BindingReceipt<M.Roast> {
        bind.configured(with: M.configureRoast)
    }
}

struct Arabica: Bean {}

struct Robusta: Bean {}

enum DarkRoast: RoastModule {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoast(binder: ReceiptBinder<Robusta>) -> BindingReceipt<Robusta> {
        binder.to(factory: { Robusta() })
    }
}

let packs = Bindings { include(module: PackModule<Arabica, Robusta>.self) }

func open() throws -> Robusta {
    try packs.validate()
    return try ComponentFactory.of(RoastShop<DarkRoast>.self).build()
}
