// SPDX-License-Identifier: Apache-2.0

/// The functions of assisted factories, of which those of more than ten parameters, or six on the main actor, are passed as a
/// pack.
func assistedFactories(_ isolation: Isolation) -> Family {
    Family(
        layer: "DIAssisted",
        file: "AssistedBindable+\(isolation == .none ? "Factories" : "OnMainActor").generated.swift",
        imports: ["DIBinding"], extended: "AssistedBindable",
        most: isolation == .none ? 10 : mostOnMainActor,
        overloads: { parameters in
            let seed = "Assisted<F.Seed>"
            let frame = parameters.count == 0 ? "_" : "frame"
            let record = isolation == .none ? "_record" : "_recordOnMainActor"
            func overload(_ position: String, _ list: [String], _ arguments: [String]) -> Overload {
                let made = arguments.filter { !$0.isEmpty }.joined(separator: ", ")
                let make = "{ \(frame), seed in factory(\(made)) }"
                let node = isolation == .none ? "<F> \(make).node" : "<F>(onMainActor: \(make)).mainActorNode"
                return Overload(
                    head: isolation.head,
                    summary: "Binds a function of a seed and \(parameters.words)\(position)"
                        + (isolation == .none ? "." : " on the main actor."),
                    generics: parameters.generics,
                    factory:
                        "\(isolation.attribute)@Sendable (\(list.filter { !$0.isEmpty }.joined(separator: ", "))) -> F.Element",
                    result: "BindingReceipt<\(isolation.prefix)Factory<F>>", inlining: .always,
                    body: """
                                _entry.\(record)(
                                    .assistedFactory, binding: \(isolation.prefix)Factory<F>.self, [\(parameters.types)], _SourcePlace(file, line)
                                ) { parameters in
                        \(parameters.nodes)            return _FactoryNode\(node)(parameters)
                                }
                                return ._made()
                        """)
            }
            let first = overload(
                parameters.count == 0 ? "" : ", the seed first", ["consuming \(seed)", parameters.consumed],
                ["Assisted(value: seed)", parameters.made(by: "_make")])
            let last = overload(
                ", the seed last", [parameters.consumed, "consuming \(seed)"],
                [parameters.made(by: "_make"), "Assisted(value: seed)"])
            return parameters.count == 0 ? [first] : [first, last]
        })
}
