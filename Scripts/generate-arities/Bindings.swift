// SPDX-License-Identifier: Apache-2.0

/// The types of functions. All other families name these, so that only they have a form for debug and one for release builds.
func functions() -> Family {
    Family(
        layer: "DIBinding", file: "FactoryFunction.generated.swift",
        extended: "FactoryFunction",
        aliases: { parameters in
            (parameters.count > mostOfDecorators ? [.none] : [Isolation.none, .mainActor]).map { isolation in
                """
                    /// A function of \(parameters.words)\(isolation == .none ? "" : " on the main actor").
                    public typealias \(isolation.alias)\(parameters.count)<\((parameters.list { "P\($0)" } + ["Output"]).joined(separator: ", "))> = \(isolation.attribute)@Sendable (\(parameters.consumed)) -> Output
                """
            }
        },
        isInBothForms: true)
}

/// The functions of bindings.
func bindings() -> Family {
    Family(
        layer: "DIBinding", file: "BindingBuilder+Factories.generated.swift",
        extended: "BindingBuilder",
        overloads: { parameters in
            // The engine calls functions of objects by their number of parameters, as far as the layer has overloads.
            let known = """
                        if let objects = _ObjectFunction.of(factory, Input.self, types) {
                            _entry._record(objects, types, _SourcePlace(file, line))
                            return ._made()
                        }

                """
            return terminatingSteps(
                Overload(
                    summary: "Binds a function of \(parameters.words).", generics: parameters.generics,
                    factory: parameters.function(to: "Input"), result: "BindingReceipt<Input>",
                    body: """
                                let factory = _Factory\(parameters.count)(make: factory)
                                let types: [Any.Type] = [\(parameters.types)]
                        \(parameters.count > 20 ? "" : known)\
                                _entry._record(.factory, types, _SourcePlace(file, line)) { factory.node($0) }
                                return ._made()
                        """), parameters, .none)
        },
        support: { parameters in
            """
            /// A function of \(parameters.words), and the node that calls it.
            struct _Factory\(parameters.count)<\(parameters.withOutput("Output"))>: Sendable {
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
                guard count > mostOfOwnNodes else { return "        case \(count): \(function).node(parameters)" }
                let taken = (0..<count).map { index in "$0.take(\(index))" }.joined(separator: ", ")
                return """
                            case \(count): _ObjectFunction.node(parameters, count) { [factory = \(function)] in
                                factory.make(\(taken))
                            }
                    """
            }
            return """

                extension _ObjectFunction {
                    /// The largest number of parameters.
                    static var most: Int { \(most) }

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

/// The largest number of parameters with code of its own that fetches objects. Beyond, one loop fetches them for all numbers: 31 KB
/// less, and 2 % more instructions for twenty (Documentation/Decisions/0023).
let mostOfOwnNodes = 10

/// Returns the terminating step of a builder: an overload that takes functions as they are, or that and another one.
func terminatingSteps(_ overload: Overload, _ parameters: Parameters, _ isolation: Isolation) -> [Overload] {
    var overload = overload
    overload.isTriedLast = parameters.areTriedLast
    guard parameters.isWide else { return [overload] }
    var owning = overload
    owning.isTriedLast = false
    owning.head = overload.head.owning
    owning.summary = overload.summary.replacing("a function of", with: "a function that owns its")
    var taking = overload
    taking.factory = parameters.borrowingFunction(to: "Input", isolation)
    taking.inlining = .transparent
    taking.body = "        \(owning.head.name)(file: file, line: line, factory: \(parameters.owning("factory")))"
    return [taking, owning]
}
