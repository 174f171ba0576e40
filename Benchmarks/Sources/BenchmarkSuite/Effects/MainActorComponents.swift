// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// The chain of ten on the main actor, which also shares an object.
enum MainActorComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: MainActorChainModule.self)
        binder.bind(Shared.self).sharedInScope().onMainActor(Shared.init)
        binder.install(dependency: MainActorScreen.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<MainActorRoot>) -> BindingReceipt<MainActorRoot> {
        bind.onMainActor(MainActorRoot.init)
    }
}

/// The root of the graph on the main actor.
struct MainActorRoot: Sendable {
    let chain10: MainActorProvider<Link0>
    let screen: ComponentFactory<MainActorScreen>
}

/// A screen on the main actor.
enum MainActorScreen: Component {
    typealias Root = Link0
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Link0>) -> BindingReceipt<Link0> {
        bind.onMainActor(Link0.init)
    }
}

/// The same graph plain.
enum PlainComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Chain10Module.self)
        binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
        binder.install(dependency: PlainScreen.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<PlainRoot>) -> BindingReceipt<PlainRoot> {
        bind.to(factory: PlainRoot.init)
    }
}

/// The root of the plain graph.
struct PlainRoot {
    let chain10: Provider<Link0>
    let screen: ComponentFactory<PlainScreen>
}

/// The same screen plain.
enum PlainScreen: Component {
    typealias Root = Link0

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Link0>) -> BindingReceipt<Link0> {
        bind.to(factory: Link0.init)
    }
}

/// Binds the chain of ten on the main actor.
enum MainActorChainModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Link0.self).onMainActor(Link0.init)
        binder.bind(Link1.self).onMainActor(Link1.init)
        binder.bind(Link2.self).onMainActor(Link2.init)
        binder.bind(Link3.self).onMainActor(Link3.init)
        binder.bind(Link4.self).onMainActor(Link4.init)
        binder.bind(Link5.self).onMainActor(Link5.init)
        binder.bind(Link6.self).onMainActor(Link6.init)
        binder.bind(Link7.self).onMainActor(Link7.init)
        binder.bind(Link8.self).onMainActor(Link8.init)
        binder.bind(Link9.self).onMainActor(Link9.init)
    }
}
