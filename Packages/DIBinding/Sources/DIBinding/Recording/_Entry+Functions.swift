// SPDX-License-Identifier: Apache-2.0

import DICore

// Most instances that throw or await are made once by the build, so one function of a pack serves all numbers of parameters.

/// The functions of packs, each of which completes an entry of a kind: of a binding, or of a decorator.
extension _Entry {
    /// Completes the entry as a function.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace, calling make: @escaping @Sendable (repeat each P) -> Output
    ) {
        let types = _types(repeat (each P).self)
        _record(kind, types, place) { parameters in
            let nodes = _PackNodes(parameters, count: types.count)
            return _AnyNode._node(as: Output.self) { frame in
                var arguments = nodes.arguments(in: frame)
                return make(repeat arguments.next((each P).self))
            }
        }
    }

    /// Completes the entry as a function of the main actor.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace,
        onMainActor make: @escaping @MainActor @Sendable (repeat each P) -> Output
    ) {
        let types = _types(repeat (each P).self)
        _ending(.onMainActor)._record(kind, types, place) { parameters in
            let nodes = _PackNodes(parameters, count: types.count)
            return _AnyNode.node(
                as: Output.self,
                onMainActor: { frame in
                    var arguments = nodes.arguments(in: frame)
                    return make(repeat arguments.next((each P).self))
                })
        }
    }

    /// Completes the entry as a function that throws.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace,
        throwing make: @escaping @Sendable (repeat each P) throws -> Output
    ) {
        _ending(.throwing)._record(kind, _types(repeat (each P).self), place) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Output>(throwing: { frame in try make(repeat (each nodes)._make(frame)) })
        }
    }

    /// Completes the entry as a function that awaits.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace,
        awaiting make: @escaping @Sendable (repeat each P) async throws -> Output
    ) {
        _ending(.asynchronous)._record(kind, _types(repeat (each P).self), place) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Output>(awaiting: { frame in try await make(repeat (each nodes)._make(frame)) })
        }
    }

    /// Completes the entry as a function of the main actor that throws.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace,
        throwingOnMainActor make: @escaping @MainActor @Sendable (repeat each P) throws -> Output
    ) {
        _ending([.throwing, .onMainActor])._record(kind, _types(repeat (each P).self), place) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Output>(throwingOnMainActor: { frame in try make(repeat (each nodes)._make(frame)) })
        }
    }

    /// Completes the entry as a function of the main actor that awaits.
    func record<Output, each P>(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace,
        awaitingOnMainActor make: @escaping @MainActor @Sendable (repeat each P) async throws -> Output
    ) {
        _ending([.asynchronous, .onMainActor])._record(kind, _types(repeat (each P).self), place) { parameters in
            let nodes = (repeat parameters.next((each P).self))
            return _Fallible<Output>(awaitingOnMainActor: { frame in try await make(repeat (each nodes)._make(frame)) })
        }
    }
}

/// Returns the types of a pack as a list.
@usableFromInline
package func _types<each P>(_ types: repeat (each P).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    for type in repeat each types { list.append(type) }
    return list
}
