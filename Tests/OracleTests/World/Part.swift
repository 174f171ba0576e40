// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

/// The graph whose components are being configured.
enum CurrentGraph {
    @TaskLocal static var description: Description = Description(components: [])
}

/// The component of a number; what it says stands in the current description.
struct Part<Number: Digit, S: ScopeBase, Seed: Sendable, R: KeyType>: RootComponent {
    static func configure(binder: Binder<S>) {
        let component = CurrentGraph.description.components[Number.value]
        Writer(binder).write(component.items)
    }

    static func configureRoot(binder bind: ReceiptBinder<R>) -> BindingReceipt<R> {
        let component = CurrentGraph.description.components[Number.value]
        return Terminator(line: component.rootLine, needs: component.rootNeeds).end(bind) { R() }
    }
}

/// The same component, declared by a list that is made anew whenever it is read.
struct ListedPart<Number: Digit, S: ScopeBase, Seed: Sendable, R: KeyType>: RootComponent, Listed {
    typealias Scope = S

    static var bindings: Bindings {
        include { binder in
            Writer(binder).write(CurrentGraph.description.components[Number.value].items)
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<R>) -> BindingReceipt<R> {
        Part<Number, S, Seed, R>.configureRoot(binder: bind)
    }
}

/// The module of a number.
struct Group<Number: Digit>: Module {
    static func configure(binder: UnscopedBinder) {
        Writer(binder).write(CurrentGraph.description.modules[Number.value])
    }
}

/// The same module, declared by a list that is made anew whenever it is read.
struct ListedGroup<Number: Digit>: Module, Listed {
    static var bindings: Bindings {
        include { binder in
            Writer(binder).write(CurrentGraph.description.modules[Number.value])
        }
    }
}

func moduleType(_ number: Int) -> any Module.Type {
    let isListed = CurrentGraph.description.listedModules.contains(number)
    func make<Number: Digit>(_ number: Number.Type) -> any Module.Type {
        isListed ? ListedGroup<Number>.self : Group<Number>.self
    }
    return make(digits[number])
}

func componentType(_ number: Int) -> any RootComponent.Type {
    let component = CurrentGraph.description.components[number]
    let isListed = CurrentGraph.description.listedComponents.contains(number)
    func make<Number: Digit, S: ScopeBase, R: KeyType>(
        _ number: Number.Type, _ scope: S.Type, _ root: R.Type
    ) -> any RootComponent.Type {
        func with<Seed: Sendable>(_ seed: Seed.Type) -> any RootComponent.Type {
            isListed ? ListedPart<Number, S, Seed, R>.self : Part<Number, S, Seed, R>.self
        }
        func seeded<K: KeyType>(_ key: K.Type) -> any RootComponent.Type { with(K.self) }
        func tagged<K: KeyType>(_ key: K.Type) -> any RootComponent.Type { with(TaggedProvider<Mark<K>>.self) }
        switch component.seed {
        case .none: return with(Void.self)
        case .plain(let seed): return seeded(keyType(seed))
        case .tagged(let seed): return tagged(keyType(seed))
        }
    }
    return make(digits[number], scopes[component.scope], keyType(component.root))
}
