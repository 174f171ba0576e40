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
            let list = ["Element"] + others.list { "P\($0)" }
            return [
                Overload(
                    summary: "Decorates with a function of the decorated instance and \(others.words).",
                    generics: others.generics, factory: others.function(to: "Element", after: "Element"),
                    body: """
                                _entry._record(
                                    .decorator, by: _Factory\(parameters.count)(make: factory), as: Element.self,
                                    [\(list.map { "\($0).self" }.joined(separator: ", "))], _SourcePlace(file, line))
                        """)
            ]
        })
}
