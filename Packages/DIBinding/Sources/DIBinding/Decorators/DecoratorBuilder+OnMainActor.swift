// SPDX-License-Identifier: Apache-2.0

import DICore

extension DecoratorBuilder {
    /// Decorates with a function of the main actor.
    public func onMainActor<each P>(
        file: StaticString = #fileID, line: UInt = #line,
        _ factory: @escaping @MainActor @Sendable (Element, repeat each P) -> Element
    ) {
        let types = [Element.self] + _types(repeat (each P).self)
        _entry._ending(.onMainActor)._record(.decorator, types, _SourcePlace(file, line)) { parameters in
            let inner = parameters.next(Element.self)
            let nodes = (repeat parameters.next((each P).self))
            return _AnyNode.node(
                as: Element.self,
                onMainActor: { frame in factory(inner._make(frame), repeat (each nodes)._make(frame)) })
        }
    }
}
