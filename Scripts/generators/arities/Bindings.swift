// SPDX-License-Identifier: Apache-2.0

/// The types of functions. All other families name these, so that only they have a form for debug and one for release builds.
func functions() -> Family {
    Family(
        layer: "DIBinding", file: "FactoryFunction.generated.swift",
        extended: "FactoryFunction",
        aliases: { parameters in
            let generics = (parameters.list { "P\($0)" } + ["Output"]).joined(separator: ", ")
            let plain = """
                    /// A function of \(parameters.words).
                    public typealias Of\(parameters.count)<\(generics)> = @Sendable (\(parameters.consumed)) -> Output
                """
            let onMainActor = """
                    /// A function of the main actor with \(parameters.words).
                    public typealias OnMainActor\(parameters.count)<\(generics)> = @MainActor @Sendable (\(parameters.consumed)) -> Output
                """
            return parameters.count > mostOfRareForms ? [plain] : [plain, onMainActor]
        },
        isInBothForms: true)
}

/// The functions of bindings.
func bindings() -> Family {
    Family(
        layer: "DIBinding", file: "BindingBuilder+Factories.generated.swift",
        extended: "BindingBuilder",
        overloads: { parameters in
            terminatingSteps(
                Overload(
                    summary: "Binds a function of \(parameters.words).", generics: parameters.generics,
                    factory: parameters.function(to: "Input"), result: "BindingReceipt<Input>",
                    body: """
                                _made(by: _Factory\(parameters.count)(make: factory), [\(parameters.types)], _SourcePlace(file, line))
                        """), parameters)
        },
        support: { parameters in
            """
            /// A function of \(parameters.words), and the node that calls it.
            struct _Factory\(parameters.count)<\(parameters.withOutput("Output"))>: _NodeFactory {
                let make: \(parameters.function(to: "Output"))

                func node(_ parameters: _ParameterNodes) -> _AnyNode {
            \(parameters.nodes.replacing("            ", with: "        "))\
                    \(parameters.count == 0 ? "_AnyNode._node(leaf: _Leaf(make: make))" : "return _AnyNode._node(as: Output.self) { [make] frame in make(\(parameters.made(by: "_get"))) }")
                }
            }
            """
        },
        once: { most in
            let cases = (0...most).map { count in
                let objects = (0...count).map { _ in "O" }.joined(separator: ", ")
                let function = "parameters.ofObjects(self, as: _Factory\(count)<\(objects)>.self)"
                return "        case \(count): \(function).node(parameters)"
            }
            return """

                extension _ObjectFunction {
                    /// Makes the node of a function of that many parameters, given their nodes.
                    func node(_ parameters: _ParameterNodes, count: Int) -> _AnyNode {
                        typealias O = AnyObject
                        return switch count {
                \(cases.joined(separator: "\n"))
                        default: ._none
                        }
                    }
                }

                """
        })
}

/// Returns the terminating step of a builder: an overload that takes functions as they are, or that and another one.
func terminatingSteps(_ overload: Overload, _ parameters: Parameters) -> [Overload] {
    var overload = overload
    overload.isTriedLast = parameters.areTriedLast
    guard parameters.isWide else { return [overload] }
    var owning = overload
    owning.isTriedLast = false
    owning.head = overload.head.owning
    owning.summary = overload.summary.replacing("a function of", with: "a function that owns its")
    var taking = overload
    taking.factory = parameters.borrowingFunction(to: "Input")
    taking.inlining = .transparent
    taking.body = "        \(owning.head.name)(file: file, line: line, factory: \(parameters.owning("factory")))"
    return [taking, owning]
}

/// The largest number of parameters that has overloads of its own on the main actor and with a seed. A call of a pack takes three
/// times as long.
let mostOfRareForms = 3

/// The functions of bindings on the main actor.
func mainActorBindings() -> Family {
    Family(
        layer: "DIBinding", file: "BindingBuilder+FactoriesOnMainActor.generated.swift",
        extended: "BindingBuilder", most: mostOfRareForms,
        overloads: { parameters in
            let (count, generics) = (parameters.count, parameters.withOutput("Input"))
            return [
                Overload(
                    head: .onMainActor, summary: "Binds a function of the main actor with \(parameters.words).",
                    generics: parameters.generics,
                    factory: parameters.function("OnMainActor", to: "Input"), result: "BindingReceipt<Input>",
                    isTriedLast: parameters.areTriedLast,
                    body: """
                                endingOnMainActor()._made(
                                    by: _unisolated(_MainActorFactory\(count)(make: factory), as: _Factory\(count)<\(generics)>.self),
                                    [\(parameters.types)], _SourcePlace(file, line))
                        """)
            ]
        },
        support: { parameters in
            """
            /// A function of the main actor with \(parameters.words).
            private struct _MainActorFactory\(parameters.count)<\(parameters.withOutput("Output"))> {
                let make: \(parameters.function("OnMainActor", to: "Output"))
            }
            """
        })
}
