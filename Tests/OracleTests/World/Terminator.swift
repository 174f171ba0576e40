// SPDX-License-Identifier: Apache-2.0

import DI

/// Ends bindings with factories whose parameters are known at run time only.
struct Terminator {
    let line: Int
    let needs: [Any.Type]
    private var file: StaticString { Description.file(of: line) }

    init(line: Int, needs: [Description.Need]) {
        self.line = line
        self.needs = needs.map(parameterType(of:))
    }

    @discardableResult
    func end<Input, Step, Bound, S: ScopeBase>(
        _ builder: BindingBuilder<Input, Step, Bound, S>, making make: @escaping @Sendable () -> Input
    ) -> BindingReceipt<Input> {
        let (file, line) = (file, UInt(line))
        func one<P1>(_: P1.Type) -> BindingReceipt<Input> {
            builder.to(file: file, line: line) { (_: P1) in make() }
        }
        func two<P1, P2>(_: P1.Type, _: P2.Type) -> BindingReceipt<Input> {
            builder.to(file: file, line: line) { (_: P1, _: P2) in make() }
        }
        func three<P1, P2, P3>(_: P1.Type, _: P2.Type, _: P3.Type) -> BindingReceipt<Input> {
            builder.to(file: file, line: line) { (_: P1, _: P2, _: P3) in make() }
        }
        func four<P1, P2, P3, P4>(_: P1.Type, _: P2.Type, _: P3.Type, _: P4.Type) -> BindingReceipt<Input> {
            builder.to(file: file, line: line) { (_: P1, _: P2, _: P3, _: P4) in make() }
        }
        switch needs.count {
        case 0: return builder.to(file: file, line: line) { make() }
        case 1: return one(needs[0])
        case 2: return two(needs[0], needs[1])
        case 3: return three(needs[0], needs[1], needs[2])
        default: return four(needs[0], needs[1], needs[2], needs[3])
        }
    }

    /// Ends an assisted factory, which has at most two needs.
    func endFactory<K: KeyType, S: ScopeBase>(of key: K.Type, in binder: Binder<S>) {
        let (file, line) = (file, UInt(line))
        let builder = binder.bindFactory(K.self).with(Maker<K>.self)
        func one<P1>(_: P1.Type) { builder.to(file: file, line: line) { (_: Assisted<Int>, _: P1) in K() } }
        func two<P1, P2>(_: P1.Type, _: P2.Type) {
            builder.to(file: file, line: line) { (_: Assisted<Int>, _: P1, _: P2) in K() }
        }
        switch needs.count {
        case 0: builder.to(file: file, line: line) { (_: Assisted<Int>) in K() }
        case 1: one(needs[0])
        default: two(needs[0], needs[1])
        }
    }

    /// Ends a property injector, which has at most two needs.
    func endInjector<K: KeyType, S: ScopeBase>(of key: K.Type, in binder: Binder<S>) {
        let (file, line) = (file, UInt(line))
        let builder = binder.bindPropertyInjectionOf(K.self)
        func one<P1>(_: P1.Type) { builder.to(file: file, line: line) { (_: K, _: P1) in } }
        func two<P1, P2>(_: P1.Type, _: P2.Type) { builder.to(file: file, line: line) { (_: K, _: P1, _: P2) in } }
        switch needs.count {
        case 0: builder.to(file: file, line: line) { (_: K) in }
        case 1: one(needs[0])
        default: two(needs[0], needs[1])
        }
    }
}

/// Returns the type of a parameter.
private func parameterType(of need: Description.Need) -> Any.Type {
    func wrapped<Value>(_ value: Value.Type) -> Any.Type {
        switch need.wrapper {
        case .bare: Value.self
        case .optional: Value?.self
        case .provider: Provider<Value>.self
        case .lazy: Lazy<Value>.self
        case .weak: WeakProvider<Value>.self
        case .closure: (() -> Value).self
        case .sendableClosure: (@Sendable () -> Value).self
        }
    }
    func value<K: KeyType>(_ key: K.Type) -> Any.Type {
        switch need.subject.form {
        case .plain: wrapped(K.self)
        case .tagged: wrapped(TaggedProvider<Mark<K>>.self)
        case .mark: wrapped(Mark<K>.self)
        case .array: wrapped([K].self)
        case .set: wrapped(Set<K>.self)
        case .dictionary: wrapped([Int: K].self)
        case .factory: wrapped(Factory<Maker<K>>.self)
        case .injector: wrapped(PropertyInjector<K>.self)
        case .component: component(componentType(need.subject.number))
        }
    }
    func component<C: RootComponent>(_ component: C.Type) -> Any.Type { wrapped(ComponentFactory<C>.self) }
    return value(keyType(need.subject.number))
}
