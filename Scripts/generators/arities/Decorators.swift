// SPDX-License-Identifier: Apache-2.0

/// The largest number of parameters that has an overload of its own in a decorator: the decorated instance and three others.
let mostOfDecorators = 4

/// The functions of decorators, the first parameter of which is the decorated instance.
func decorators() -> Family {
    Family(
        layer: "DIBinding", file: "DecoratorBuilder+Factories.generated.swift",
        extended: "DecoratorBuilder", most: mostOfDecorators,
        overloads: { parameters in
            guard let others = parameters.withoutFirst else { return [] }
            let objects = (0...parameters.count).map { _ in "AnyObject" }.joined(separator: ", ")
            let list = ["Element"] + others.list { "P\($0)" }
            return [
                Overload(
                    summary: "Decorates with a function of the decorated instance and \(others.words).",
                    generics: others.generics, factory: others.function(to: "Element", after: "Element"),
                    body: """
                                let decorator = _Decorator\(others.count)(make: factory)
                                _entry._record(.decorator, [\(list.map { "\($0).self" }.joined(separator: ", "))], _SourcePlace(file, line)) { parameters in
                                    parameters.areClasses
                                        ? parameters.ofObjects(decorator, as: _Factory\(parameters.count)<\(objects)>.self).node(parameters)
                                        : decorator.node(parameters)
                                }
                        """)
            ]
        },
        support: { parameters in
            guard let others = parameters.withoutFirst else { return "" }
            // The decorated type once: equal neighbours degrade the runtime's cache of types (Documentation/Decisions/0002).
            let made = (["inner._get(frame)"] + others.list { "p\($0)._get(frame)" }).joined(separator: ", ")
            return """
                /// A function of a decorated instance and \(others.words), and the node that calls it.
                struct _Decorator\(others.count)<\(others.withOutput("Element"))>: Sendable {
                    let make: \(others.function(to: "Element", after: "Element"))

                    func node(_ parameters: _ParameterNodes) -> _AnyNode {
                        let inner = parameters.next(Element.self)
                \(others.nodes.replacing("            ", with: "        "))\
                        return _AnyNode._node(as: Element.self) { [make] frame in make(\(made)) }
                    }
                }
                """
        })
}
