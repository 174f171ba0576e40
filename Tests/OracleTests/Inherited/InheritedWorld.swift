// SPDX-License-Identifier: Apache-2.0

import DI

enum CurrentInherited {
    @TaskLocal static var described: InheritedCase = InheritedCase()
}

/// An instance, and the one that it decorates.
final class Layer: Sendable {
    let name: String
    let inner: [Layer]

    init(_ name: String, _ inner: [Layer] = []) {
        (self.name, self.inner) = (name, inner)
    }

    var text: String {
        let inner = inner.map(\.text).joined(separator: "+")
        if inner.isEmpty { return name }
        return name == "d" ? "d[\(inner)]" : "\(name)(\(inner))"
    }
}

struct LayerTag: Tag { typealias Element = Layer }

/// The root of each component: its layers, and the factory of the one below.
final class Floor: Sendable {
    let layers: [InheritedCase.Key: Layer]
    let open: (@Sendable () async throws -> Floor)?

    init(_ layers: [InheritedCase.Key: Layer], _ open: (@Sendable () async throws -> Floor)?) {
        (self.layers, self.open) = (layers, open)
    }
}

protocol StoreyType: RootComponent where Root == Floor, Seed == Void, Construction == Asynchronous {
    static var level: Int { get }
}

struct PerStorey<Number: Digit>: Scope {}

struct Storey<Number: Digit>: StoreyType {
    typealias Construction = Asynchronous

    static var level: Int { Number.value }

    static func configure(binder: Binder<PerStorey<Number>>) {
        let described = CurrentInherited.described
        for line in described.components[level] { line.write(to: binder, place: level) }
        for key in described.decorated[level] {
            switch key {
            case .plain: binder.decorate(Layer.self).to { Layer("d", [$0]) }
            case .tagged: binder.decorate(Layer.self).tagged(with: LayerTag.self).to { Layer("d", [$0]) }
            case .collection: binder.decorate([Layer].self).to { [Layer("d", $0)] }
            }
        }
        if level + 1 < described.components.count {
            func install<Next: StoreyType>(_ next: Next.Type) { binder.install(dependency: Next.self) }
            install(storeyType(level + 1))
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Floor>) -> BindingReceipt<Floor> {
        let described = CurrentInherited.described
        // A mistaken case asks for everything, too.
        let keys = InheritedCase.Key.allCases.filter { described.text(of: $0, from: level) != nil }
        let hasNext = level + 1 < described.components.count
        let next: any StoreyType.Type = hasNext ? storeyType(level + 1) : Storey<D9>.self
        func record<Next: StoreyType>(_ next: Next.Type) {
            let types = keys.map(\.type) + (hasNext ? [ComponentFactory<Next>.self as Any.Type] : [])
            bind._entry._record(.factory, types, _SourcePlace("Storeys.swift", UInt(level + 1))) { parameters in
                let layers = keys.map { ($0, $0.node(in: parameters)) }
                let factory = hasNext ? parameters.next(ComponentFactory<Next>.self) : nil
                return _Node<Floor> { frame in
                    let below = factory?._make(frame)
                    return Floor(
                        Dictionary(uniqueKeysWithValues: layers.map { ($0, $1(frame)) }),
                        below.map { below in { @Sendable in try await below.build() } })
                }
            }
        }
        record(next)
        return ._made()
    }
}

/// The lines of an override.
struct InheritedOverride: Module {
    static func configure(binder: Binder<Singleton>) {
        for line in CurrentInherited.described.overrides { line.write(to: binder, place: 90) }
    }
}

func storeyType(_ level: Int) -> any StoreyType.Type {
    func make<Number: Digit>(_ number: Number.Type) -> any StoreyType.Type { Storey<Number>.self }
    return make(digits[level])
}

extension InheritedCase.Key {
    fileprivate var type: Any.Type {
        switch self {
        case .plain: Layer.self
        case .tagged: TaggedProvider<LayerTag>.self
        case .collection: [Layer].self
        }
    }

    fileprivate func node(in parameters: _ParameterNodes) -> @Sendable (_Frame) -> Layer {
        switch self {
        case .plain:
            let node = parameters.next(Layer.self)
            return { node._make($0) }
        case .tagged:
            let node = parameters.next(TaggedProvider<LayerTag>.self)
            return { node._make($0).get() }
        case .collection:
            let node = parameters.next([Layer].self)
            return { node._make($0)[0] }
        }
    }
}

extension InheritedCase.Line {
    fileprivate func write<S: Scope>(to binder: Binder<S>, place level: Int) {
        let line = UInt(100 + level)
        switch key {
        case .plain where isDecorator: end(binder.decorate(Layer.self), line) { Layer(name, [$0]) }
        case .plain: end(shared(binder.bind(Layer.self)), line) { Layer(name) }
        case .tagged where isDecorator:
            end(binder.decorate(Layer.self).tagged(with: LayerTag.self), line) { Layer(name, [$0]) }
        case .tagged: end(shared(binder.bind(Layer.self).tagged(with: LayerTag.self)), line) { Layer(name) }
        case .collection where isDecorator: end(binder.decorate([Layer].self), line) { [Layer(name, $0)] }
        case .collection: end(shared(binder.bind([Layer].self)), line) { [Layer(name)] }
        }
    }

    private func shared<Value: Sendable, Step: _Step.BeforeSharing, S: Scope>(
        _ builder: BindingBuilder<Value, Step, Value, S>
    ) -> BindingBuilder<Value, _Step.Shared, Value, S> {
        let shared = builder.sharedInScope()
        shared._entry._share(sharing, isMainOnly: false)
        return shared
    }

    private func end<Value: Sendable, S: Scope>(
        _ builder: BindingBuilder<Value, _Step.Shared, Value, S>, _ line: UInt, _ make: @escaping @Sendable () -> Value
    ) {
        let file: StaticString = "Storeys.swift"
        switch effect {
        case .none: builder.to(file: file, line: line, factory: make)
        case .throwing: builder.throwing(file: file, line: line) { () throws in make() }
        case .asynchronous:
            builder.asynchronous(file: file, line: line) { () async throws in
                await Task.yield()
                return make()
            }
        }
    }

    private func end<Value: Sendable, Step>(
        _ builder: DecoratorBuilder<Value, Step>, _ line: UInt, _ make: @escaping @Sendable (Value) -> Value
    ) {
        let file: StaticString = "Storeys.swift"
        switch effect {
        case .none: builder.to(file: file, line: line, factory: make)
        case .throwing: builder.throwing(file: file, line: line) { (inner: Value) throws in make(inner) }
        case .asynchronous:
            builder.asynchronous(file: file, line: line) { (inner: Value) async throws in
                await Task.yield()
                return make(inner)
            }
        }
    }
}
