// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// Everything that is measured object by object.
enum ObjectsComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: LeafModule.self)
        binder.include(module: ComplexModule.self)
        binder.include(module: Chain10Module.self)
        binder.include(module: Chain100Module.self)
        binder.include(module: Wide20Module.self)
        binder.install(dependency: SessionComponent.self)
        binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<ObjectsRoot>) -> BindingReceipt<ObjectsRoot> {
        bind.to(factory: ObjectsRoot.init)
    }
}

/// The root of the graph: a provider of each class that the benchmarks make.
struct ObjectsRoot {
    let shared: Provider<Shared>
    let leaf: Provider<Leaf>
    let combined: Provider<Combined>
    let complex: Provider<Complex>
    let chain10: Provider<Link0>
    let chain100: Provider<Hop00>
    let wide20: Provider<Wide>
    let tagged: Provider<TaggedUser>
    let existential: Provider<Host>
    let provider: Provider<ProviderUser>
    let assisted: Factory<NumberedFactory>
    let session: ComponentFactory<SessionComponent>
}

/// The tag of the leaf that `tagged` asks for.
enum ChosenLeaf: Tag {
    typealias Element = Leaf
}

/// The factory of `assisted`.
enum NumberedFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Numbered
}

/// Leaves and the classes that take little.
enum LeafModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Leaf.self).to(factory: Leaf.init)
        binder.bind(Leaf.self).tagged(with: ChosenLeaf.self).to(factory: Leaf.init)
        binder.bind(Combined.self).to(factory: Combined.init)
        binder.bind(TaggedUser.self).to(factory: { (leaf: TaggedProvider<ChosenLeaf>) in TaggedUser(leaf: leaf.get()) })
        binder.bind((any Greeter).self).to(factory: { PoliteGreeter() })
        binder.bind(Host.self).to(factory: Host.init)
        binder.bind(ProviderUser.self).to(factory: { (leaf: Provider<Leaf>) in ProviderUser(leaf: leaf.get()) })
        binder.bindFactory(Numbered.self).with(NumberedFactory.self).to(
            factory: { (shared: Shared, number: Assisted<Int>) in Numbered(number: number.get(), shared: shared) }
        )
    }
}

/// Six parameters, three of them a level deeper.
enum ComplexModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Complex.self).to(factory: Complex.init)
        binder.bind(ComplexFirst.self).to(factory: ComplexFirst.init)
        binder.bind(ComplexSecond.self).to(factory: ComplexSecond.init)
        binder.bind(ComplexReader.self).to(factory: ComplexReader.init)
        binder.bind(ComplexWriter.self).to(factory: ComplexWriter.init)
        binder.bind(ComplexCleaner.self).to(factory: ComplexCleaner.init)
        binder.bind(ComplexSource.self).to(factory: ComplexSource.init)
        binder.bind(ComplexTarget.self).to(factory: ComplexTarget.init)
        binder.bind(ComplexSchedule.self).to(factory: ComplexSchedule.init)
    }
}
