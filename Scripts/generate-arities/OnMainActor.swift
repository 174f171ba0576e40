// SPDX-License-Identifier: Apache-2.0

// Functions of the main actor become plain ones while the graph is recorded. Of more than six parameters, which are rare
// there, they are passed as a pack.

/// The largest number of parameters that has an overload of its own on the main actor.
let mostOnMainActor = 6

/// The functions of bindings on the main actor.
func bindingsOnMainActor() -> Family {
    Family(
        layer: "DIBinding", file: "BindingBuilder+OnMainActor.generated.swift",
        extended: "BindingBuilder", most: mostOnMainActor,
        overloads: { parameters in
            let count = parameters.count
            return terminatingSteps(
                Overload(
                    head: .onMainActor, summary: "Binds a function of \(parameters.words) on the main actor.",
                    generics: parameters.generics,
                    factory: parameters.function(to: "Input", .mainActor), result: "BindingReceipt<Input>",
                    body: """
                                let factory = _unisolated(
                                    _MainActorFactory\(count)(make: factory), as: _Factory\(count)<\(parameters.withOutput("Input"))>.self)
                                return endingOnMainActor().\(parameters.step)(file: file, line: line, factory: factory.make)
                        """), parameters, .mainActor)
        },
        support: { parameters in
            """
            /// A function of \(parameters.words) on the main actor.
            struct _MainActorFactory\(parameters.count)<\(parameters.withOutput("Output"))>: Sendable {
                let make: \(parameters.function(to: "Output", .mainActor))
            }
            """
        })
}

/// The functions of decorators on the main actor.
func decoratorsOnMainActor() -> Family {
    Family(
        layer: "DIBinding", file: "DecoratorBuilder+OnMainActor.generated.swift",
        extended: "DecoratorBuilder", most: mostOfDecorators,
        overloads: { parameters in
            guard let others = parameters.withoutFirst else { return [] }
            let list = (["Element"] + others.list { "P\($0)" }).joined(separator: ", ")
            return [
                Overload(
                    head: .onMainActor,
                    summary:
                        "Decorates with a function of the decorated instance and \(others.words) on the main actor.",
                    generics: others.generics, factory: others.function(to: "Element", after: "Element", .mainActor),
                    body: """
                                let decorator = _unisolated(
                                    _MainActorDecorator\(others.count)(make: factory), as: _Decorator\(others.count)<\(list)>.self)
                                endingOnMainActor().to(file: file, line: line, factory: decorator.make)
                        """)
            ]
        },
        support: { parameters in
            guard let others = parameters.withoutFirst else { return "" }
            return """
                /// A function of a decorated instance and \(others.words) on the main actor.
                struct _MainActorDecorator\(others.count)<\(others.withOutput("Element"))>: Sendable {
                    let make: \(others.function(to: "Element", after: "Element", .mainActor))
                }
                """
        })
}
