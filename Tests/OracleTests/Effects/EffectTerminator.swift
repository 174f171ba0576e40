// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

/// Ends bindings with factories that log, and whose parameters and effects are known at run time only.
struct EffectTerminator {
    private let number: Int
    private let binding: EffectGraph.Binding
    private let needs: [Any.Type]

    init(_ number: Int) {
        self.number = number
        let graph = CurrentEffects.graph
        binding = graph.bindings[number]
        let next = binding.component + 1
        let child = binding.isRoot && next < graph.constructions.count ? [factoryType(of: stageType(next))] : []
        needs = binding.needs.map(parameterType(of:)) + child
    }

    func end<Input, Step: _Step.Anywhere, Bound, S: ScopeBase>(
        _ builder: BindingBuilder<Input, Step, Bound, S>, making make: @escaping @Sendable () -> Input
    ) -> BindingReceipt<Input> {
        if binding.effects.contains(.main) { return endOnMain(builder, making: make) }
        return withParameters(Anywhere(builder: builder, effects: binding.effects, work: work(make)))
    }

    func endOnMain<Input, Step, Bound, S: ScopeBase>(
        _ builder: BindingBuilder<Input, Step, Bound, S>, making make: @escaping @Sendable () -> Input
    ) -> BindingReceipt<Input> {
        withParameters(OnMain(builder: builder, effects: binding.effects.fallible, work: work(make)))
    }

    private func work<Input>(_ make: @escaping @Sendable () -> Input) -> Work<Input> {
        Work(number: number, log: CurrentEffects.log, make: make)
    }

    private func withParameters<E: Ending>(_ ending: E) -> BindingReceipt<E.Input> {
        func one<A>(_: A.Type) -> BindingReceipt<E.Input> { ending.end(A.self) }
        func two<A, B>(_: A.Type, _: B.Type) -> BindingReceipt<E.Input> { ending.end(A.self, B.self) }
        func three<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> BindingReceipt<E.Input> {
            ending.end(A.self, B.self, C.self)
        }
        func four<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> BindingReceipt<E.Input> {
            ending.end(A.self, B.self, C.self, D.self)
        }
        switch needs.count {
        case 0: return ending.end()
        case 1: return one(needs[0])
        case 2: return two(needs[0], needs[1])
        case 3: return three(needs[0], needs[1], needs[2])
        default: return four(needs[0], needs[1], needs[2], needs[3])
        }
    }
}

/// What a factory does: it logs, and keeps the deferred requests that it is given.
private struct Work<Input>: Sendable {
    let number: Int
    let log: EffectLog
    let make: @Sendable () -> Input

    func begin<each P>(_ parameters: repeat each P) {
        log.note(.began(number))
        for parameter in repeat each parameters {
            if let probe = probe(of: parameter) { log.add(probe) }
        }
    }

    func end() -> Input {
        let made = make()
        log.note(.ended(number))
        return made
    }

    func run<each P>(_ parameters: repeat each P) -> Input {
        begin(repeat each parameters)
        return end()
    }
}

/// One way to end a binding with any number of parameters.
private protocol Ending {
    associatedtype Input
    func end<each P>(_ types: repeat (each P).Type) -> BindingReceipt<Input>
}

private struct Anywhere<Input, Step: _Step.Anywhere, Bound, S: ScopeBase>: Ending {
    let builder: BindingBuilder<Input, Step, Bound, S>
    let effects: EffectGraph.Effects
    let work: Work<Input>

    func end<each P>(_ types: repeat (each P).Type) -> BindingReceipt<Input> {
        let work = work
        @Sendable func make(_ parameters: repeat each P) -> Input { work.run(repeat each parameters) }
        @Sendable func fail(_ parameters: repeat each P) throws -> Input { work.run(repeat each parameters) }
        @Sendable func wait(_ parameters: repeat each P) async throws -> Input {
            work.begin(repeat each parameters)
            await Task.yield()
            return work.end()
        }
        switch effects {
        case .throwing: return builder.throwing(fail)
        case .awaiting: return builder.asynchronous(wait)
        default: return builder.to(factory: make)
        }
    }
}

private struct OnMain<Input, Step, Bound, S: ScopeBase>: Ending {
    let builder: BindingBuilder<Input, Step, Bound, S>
    let effects: EffectGraph.Effects
    let work: Work<Input>

    func end<each P>(_ types: repeat (each P).Type) -> BindingReceipt<Input> {
        let work = work
        @MainActor func make(_ parameters: repeat each P) -> Input {
            MainActor.preconditionIsolated()
            return work.run(repeat each parameters)
        }
        @MainActor func fail(_ parameters: repeat each P) throws -> Input {
            MainActor.preconditionIsolated()
            return work.run(repeat each parameters)
        }
        @MainActor func wait(_ parameters: repeat each P) async throws -> Input {
            work.begin(repeat each parameters)
            await Task.yield()
            return work.end()
        }
        switch effects {
        case .throwing: return builder.throwingOnMainActor(fail)
        case .awaiting: return builder.asynchronousOnMainActor(wait)
        default: return builder.onMainActor(make)
        }
    }
}

private func factoryType<C: StageType>(of stage: C.Type) -> Any.Type { ComponentFactory<C>.self }

private func parameterType(of need: EffectGraph.Need) -> Any.Type {
    func wrapped<K: KeyType>(_ key: K.Type) -> Any.Type {
        switch need.form {
        case .direct: K.self
        case .optional: K?.self
        case .provider: Provider<K>.self
        case .lazy: Lazy<K>.self
        case .closure: (() -> K).self
        case .sendableClosure: (@Sendable () -> K).self
        case .mainProvider: MainActorProvider<K>.self
        case .throwingProvider: ThrowingProvider<K>.self
        case .asyncProvider: AsyncProvider<K>.self
        }
    }
    return wrapped(keyType(need.binding))
}

/// The request behind a parameter, unless it is the object itself.
private func probe<P>(of parameter: P) -> (any Probe)? {
    if let probe = parameter as? any Probe { return probe }
    if let lazy = parameter as? any AnyLazy { return Later { lazy.make() } }
    if let make = parameter as? @Sendable () -> any KeyType { return Later { _ = make() } }
    return nil
}

private protocol AnyLazy: Sendable {
    func make()
}

extension Lazy: AnyLazy where Element: KeyType {
    func make() { _ = get() }
}
