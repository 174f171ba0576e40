// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension AssistedBindable {
    /// Binds a function of a seed, which comes first, and more parameters than the overloads take, on the main actor.
    @discardableResult
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Assisted<F.Seed>, repeat each P) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        let (types, place) = (_types(repeat (each P).self), _SourcePlace(file, line))
        _entry._ending(.onMainActor)._record(.assistedFactory, binding: MainActorFactory<F>.self, types, place) {
            parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Call<F.Seed, F.Element>(onMainActor: { frame, seed in
                factory(Assisted(value: seed), repeat (each nodes)._make(frame))
            }).mainActorNode(of: F.self, parameters)
        }
        return ._made()
    }

    /// Binds a function of a seed, which comes last, and more parameters than the overloads take, on the main actor.
    @discardableResult
    @_disfavoredOverload
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (repeat each P, Assisted<F.Seed>) -> F.Element
    ) -> BindingReceipt<MainActorFactory<F>> {
        @MainActor
        func make(_ seed: Assisted<F.Seed>, _ parameters: repeat each P) -> F.Element {
            call(factory, repeat each parameters, seed)
        }
        return onMainActor(file: file, line: line, make)
    }
}

/// Calls a function. An argument behind a pack cannot be passed to a function value as written, because the pack would
/// take it, too.
@MainActor
private func call<each P, Output>(
    _ function: @MainActor (repeat each P) -> Output, _ arguments: repeat each P
) -> Output {
    function(repeat each arguments)
}
