// SPDX-License-Identifier: Apache-2.0

/// The functions of decorators, the first parameter of which is the decorated instance.
func decorators(_ isolation: Isolation) -> Family {
    let extended = "\(isolation.prefix)DecoratorBuilder"
    return Family(
        layer: "DIBinding", file: "\(extended)+Factories.generated.swift", imports: ["DIBinding"], extended: extended,
        overloads: { parameters in
            guard let others = parameters.withoutFirst else { return [] }
            let count = parameters.count
            let objects = (0...count).map { _ in "AnyObject" }.joined(separator: ", ")
            let list = ["Element"] + others.list { "P\($0)" }
            let body =
                switch isolation {
                case .none:
                    """
                            let decorator = _Decorator\(others.count)(make: factory)
                            _entry._record(.decorator, [\(list.map { "\($0).self" }.joined(separator: ", "))], _SourcePlace(file, line)) { parameters in
                                parameters.areClasses
                                    ? parameters.ofObjects(decorator, as: _Factory\(count)<\(objects)>.self).node(parameters)
                                    : decorator.node(parameters)
                            }
                    """
                case .mainActor:
                    """
                            let decorator = _unisolated(
                                _MainActorDecorator\(others.count)(make: factory), as: _Decorator\(others.count)<\(list.joined(separator: ", "))>.self)
                            _plain.to(file: file, line: line, factory: decorator.make)
                    """
                }
            return [
                Overload(
                    summary: "Decorates with a function of the decorated instance and \(others.words)"
                        + (isolation == .none ? "." : " on the main actor."),
                    generics: others.generics, factory: others.function(to: "Element", after: "Element", isolation),
                    body: body)
            ]
        },
        support: { parameters in
            guard let others = parameters.withoutFirst else { return "" }
            // The decorated type once: equal neighbours degrade the runtime's cache of types (Documentation/Decisions/0002).
            let name = "\(isolation.prefix)Decorator\(others.count)<\(others.withOutput("Element"))>"
            let made = (["inner._get(frame)"] + others.list { "p\($0)._get(frame)" }).joined(separator: ", ")
            let node = """


                    func node(_ parameters: _ParameterNodes) -> _AnyNode {
                        let inner = parameters.next(Element.self)
                \(others.nodes.replacing("            ", with: "        "))\
                        return _AnyNode._node(as: Element.self) { [make] frame in make(\(made)) }
                    }
                """
            return """
                /// A function of a decorated instance and \(others.words)\(isolation == .none ? ", and the node that calls it" : " on the main actor").
                struct _\(name): Sendable {
                    let make: \(others.function(to: "Element", after: "Element", isolation))\(isolation == .none ? node : "")
                }
                """
        })
}
