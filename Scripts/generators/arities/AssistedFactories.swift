// SPDX-License-Identifier: Apache-2.0

/// The functions of assisted factories, of which those of more than three parameters are passed as a pack.
func assistedFactories() -> Family {
    Family(
        layer: "DIAssisted", file: "AssistedBindable+Factories.generated.swift",
        imports: ["DIBinding"], extended: "AssistedBindable", most: mostOfRareForms,
        overloads: { parameters in
            let seed = "Assisted<F.Seed>"
            let frame = parameters.count == 0 ? "_" : "frame"
            func overload(_ position: String, _ list: [String], _ arguments: [String]) -> Overload {
                let made = arguments.filter { !$0.isEmpty }.joined(separator: ", ")
                return Overload(
                    summary: "Binds a function of a seed and \(parameters.words)\(position).",
                    generics: parameters.generics,
                    factory:
                        "@Sendable (\(list.filter { !$0.isEmpty }.joined(separator: ", "))) -> F.Element",
                    result: "BindingReceipt<Factory<F>>", inlining: .always,
                    body: """
                                _record([\(parameters.types)], _SourcePlace(file, line)) { parameters in
                        \(parameters.nodes)            return _Call { \(frame), seed in factory(\(made)) }
                                }
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
