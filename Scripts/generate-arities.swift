// SPDX-License-Identifier: Apache-2.0
// Writes the overloads that take functions of 0 to N parameters, one family of overloads to a file.
//
//   Scripts/run-swift Scripts/generate-arities.swift [--min 0] [--max 20] [--output DIR]
//
// Without --output each file goes to the layer that it belongs to. With --output all go to DIR, such as to build overloads
// from 21 on into a module of your own: --min 21 --max 30 --output Sources/Arities. Deterministic; needs the toolchain only.

import Foundation

/// A family of overloads: its file, the extended type, and the text of one overload.
struct Family {
    let layer: String
    let file: String
    let imports: [String]
    /// The extended type; nil for global functions.
    let extended: String?
    /// The overloads for a number of parameters. That for one comes last: as a tuple, it fits all functions (0016).
    let overloads: (Parameters) -> [Overload]
    /// The code that the overloads call and that is not inlined into clients; empty if there is none.
    var support: (Parameters) -> String = { _ in "" }
}

/// One overload. `render` adds the parts that all overloads share.
struct Overload {
    var head: Head = .to
    var summary: String
    let generics: String
    var factory: String
    /// The type of the result; nil for none.
    var result: String?
    var isolation: Isolation = .none
    var inlining: Inlining = .none
    /// The statements that record the binding and return its receipt.
    var body: String
}

/// The code of an overload that clients compile into themselves, once for each use.
enum Inlining: String {
    case none = ""
    case always = "    @_alwaysEmitIntoClient @inline(__always)\n"
    /// For an overload that only hands the function on. The attribute also makes the compiler merge the functions.
    case transparent = "    @_transparent\n"
}

/// The parts of an overload that are the same for all numbers of parameters.
struct Head {
    let name: String
    /// The parameters before the place.
    let parameters: String
    /// The label and the name of the function that makes the element.
    let factory: String
    let isResultDiscardable: Bool

    /// The terminating step of a builder.
    static let to = Head(name: "to", parameters: "", factory: "factory", isResultDiscardable: true)
    /// The same for a function that owns its parameters.
    static let owningTo = Head(name: "_to", parameters: "", factory: "factory", isResultDiscardable: false)
}

/// The texts that n parameters make.
struct Parameters {
    let count: Int

    func list(_ text: (Int) -> String) -> [String] {
        (0..<count).map { text($0 + 1) }
    }

    func joined(_ separator: String = ", ", _ text: (Int) -> String) -> String {
        list(text).joined(separator: separator)
    }

    var generics: String { count == 0 ? "" : "<" + joined { "P\($0)" } + ">" }
    var borrowed: String { joined { "P\($0)" } }
    var consumed: String { joined { "consuming P\($0)" } }
    /// Whether clients turn a function of borrowed parameters, such as `X.init`, into one that owns them.
    ///
    /// The compiler doesn't merge the two functions by itself from six parameters on, so that each object would be retained
    /// and released once more: Documentation/Decisions/0024.
    var isWide: Bool { count >= 6 }
    /// A function that owns its parameters and calls one that borrows them.
    func owning(_ function: String) -> String {
        "{ \(function)(\((0..<count).map { "$\($0)" }.joined(separator: ", "))) }"
    }
    /// The step that takes a function that owns its parameters.
    var step: String { isWide ? "_to" : "to" }
    /// The list of generic parameters of a type that holds a function.
    func withOutput(_ name: String) -> String { ([name] + list { "P\($0)" }).joined(separator: ", ") }
    /// The same without one parameter; nil if there is none.
    var withoutFirst: Parameters? { count == 0 ? nil : Parameters(count: count - 1) }
    var types: String { joined { "P\($0).self" } }
    var nodes: String { joined("") { "            let p\($0) = parameters.next(P\($0).self)\n" } }
    func made(by call: String) -> String { joined { "p\($0).\(call)(frame)" } }
    var words: String { count == 0 ? "no parameters" : count == 1 ? "1 parameter" : "\(count) parameters" }
}

/// The isolation of the functions that a family takes.
enum Isolation {
    case none, mainActor

    var attribute: String { self == .mainActor ? "@MainActor " : "" }
    /// The start of the names of types for functions of this isolation.
    var prefix: String { self == .mainActor ? "MainActor" : "" }
    /// The function that declares a binding of a function of many parameters.
    var declaring: String { self == .mainActor ? "_onMainActor" : "_function" }
}

/// The functions of bindings.
func bindings() -> Family {
    Family(
        layer: "DIBinding", file: "BindingBuilder+Factories.generated.swift", imports: ["DIBinding"],
        extended: "BindingBuilder",
        overloads: { parameters in
            let objects = (0...parameters.count).map { _ in "AnyObject" }.joined(separator: ", ")
            return stepsTo(
                Overload(
                    summary: "Binds a function of \(parameters.words).", generics: parameters.generics,
                    factory: "(\(parameters.consumed)) -> Input", result: "BindingReceipt<Input>",
                    body: """
                                let factory = _Factory\(parameters.count)(make: factory)
                                _entry._record(.factory, [\(parameters.types)], _SourcePlace(file, line)) { parameters in
                                    parameters.areClasses
                                        ? parameters.ofObjects(factory, as: _Factory\(parameters.count)<\(objects)>.self).node(parameters)
                                        : factory.node(parameters)
                                }
                                return ._made()
                        """), parameters)
        },
        support: { parameters in
            """
            /// A function of \(parameters.words), and the node that calls it.
            struct _Factory\(parameters.count)<\(parameters.withOutput("Output"))>: Sendable {
                let make: @Sendable (\(parameters.consumed)) -> Output

                func node(_ parameters: _ParameterNodes) -> _AnyNode {
            \(parameters.nodes.replacing("            ", with: "        "))\
                    \(parameters.count == 0 ? "_AnyNode._node(leaf: _Leaf(make: make))" : "return _AnyNode._node(as: Output.self) { [make] frame in make(\(parameters.made(by: "_get"))) }")
                }
            }
            """
        })
}

/// The functions of bindings on the main actor, which become plain ones while the graph is recorded.
func mainActorBindings() -> Family {
    Family(
        layer: "DIBinding", file: "MainActorBindingBuilder+Factories.generated.swift", imports: ["DIBinding"],
        extended: "MainActorBindingBuilder",
        overloads: { parameters in
            let count = parameters.count
            return stepsTo(
                Overload(
                    summary: "Binds a function of \(parameters.words) on the main actor.",
                    generics: parameters.generics,
                    factory: "(\(parameters.consumed)) -> Input", result: "BindingReceipt<Input>",
                    isolation: .mainActor,
                    body: """
                                let factory = _unisolated(
                                    _MainActorFactory\(count)(make: factory), as: _Factory\(count)<\(parameters.withOutput("Input"))>.self)
                                return _plain.\(parameters.step)(file: file, line: line, factory: factory.make)
                        """), parameters)
        },
        support: { parameters in
            """
            /// A function of \(parameters.words) on the main actor.
            struct _MainActorFactory\(parameters.count)<\(parameters.withOutput("Output"))>: Sendable {
                let make: @MainActor @Sendable (\(parameters.consumed)) -> Output
            }
            """
        })
}

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
            let taken = list.map { "consuming \($0)" }.joined(separator: ", ")
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
                    generics: others.generics, factory: "(\(taken)) -> Element", isolation: isolation, body: body)
            ]
        },
        support: { parameters in
            guard let others = parameters.withoutFirst else { return "" }
            // The decorated type once: equal neighbours degrade the runtime's cache of types (Documentation/Decisions/0002).
            let name = "\(isolation.prefix)Decorator\(others.count)<\(others.withOutput("Element"))>"
            let taken = (["consuming Element"] + others.list { "consuming P\($0)" }).joined(separator: ", ")
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
                    let make: \(isolation.attribute)@Sendable (\(taken)) -> Element\(isolation == .none ? node : "")
                }
                """
        })
}

/// The functions of assisted factories.
func assistedFactories(_ isolation: Isolation) -> Family {
    let extended = "\(isolation.prefix)AssistedBindable"
    return Family(
        layer: "DIAssisted", file: "\(extended)+Factories.generated.swift", imports: ["DIBinding", "DIAssisted"],
        extended: extended,
        overloads: { parameters in
            let seed = "Assisted<F.Seed>"
            let frame = parameters.count == 0 ? "_" : "frame"
            func overload(_ position: String, _ list: [String], _ arguments: [String]) -> Overload {
                let made = arguments.filter { !$0.isEmpty }.joined(separator: ", ")
                let make = "{ \(frame), seed in factory(\(made)) }"
                let node = isolation == .none ? "<F> \(make).node" : "<F>(onMainActor: \(make)).mainActorNode"
                return Overload(
                    summary: "Binds a function of a seed and \(parameters.words)\(position).",
                    generics: parameters.generics,
                    factory: "(\(list.filter { !$0.isEmpty }.joined(separator: ", "))) -> F.Element",
                    result: "BindingReceipt<\(isolation.prefix)Factory<F>>", isolation: isolation, inlining: .always,
                    body: """
                                _entry._record(.assistedFactory, [\(parameters.types)], _SourcePlace(file, line)) { parameters in
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

var families: [Family] {
    [
        bindings(), mainActorBindings(), decorators(.none), decorators(.mainActor), assistedFactories(.none),
        assistedFactories(.mainActor), declarations(.none), declarations(.mainActor),
    ]
}

/// Returns the terminating step of a builder: an overload that takes functions as they are, or that and another one.
func stepsTo(_ overload: Overload, _ parameters: Parameters) -> [Overload] {
    guard parameters.isWide else { return [overload] }
    var owning = overload
    owning.head = .owningTo
    owning.summary = overload.summary.replacing("a function of", with: "a function that owns its")
    var taking = overload
    taking.factory = overload.factory.replacing("consuming ", with: "")
    taking.inlining = .transparent
    taking.body = "        _to(file: file, line: line, factory: \(parameters.owning("factory")))"
    return [taking, owning]
}

// Bindings are many, so that of their overloads at most the call is inlined into clients: Documentation/Decisions/0008.
func render(_ overload: Overload) -> String {
    """
        /// \(overload.summary)
    \(overload.result != nil && overload.head.isResultDiscardable ? "    @discardableResult\n" : "")\
    \(overload.inlining.rawValue)\
        public func \(overload.head.name)\(overload.generics)(
            \(overload.head.parameters)file: StaticString = #fileID, line: UInt = #line,
            \(overload.head.factory): @escaping \(overload.isolation.attribute)@Sendable \(overload.factory)
        )\(overload.result.map { " -> \($0)" } ?? "") {
    \(overload.body)
        }
    """
}

func render(_ family: Family, _ range: ClosedRange<Int>, isOutside: Bool) -> String {
    let imports = ["DICore"] + (isOutside ? family.imports : family.imports.filter { $0 != family.layer })
    let overloads = (range.filter { $0 != 1 } + range.filter { $0 == 1 })
        .flatMap { family.overloads(Parameters(count: $0)) }.map(render).joined(separator: "\n\n")
    let support = range.map { family.support(Parameters(count: $0)) }.filter { !$0.isEmpty }
    let called = support.isEmpty ? "" : "\n\(support.joined(separator: "\n\n"))\n"
    return """
        // SPDX-License-Identifier: Apache-2.0
        // Generated by Scripts/generate-arities.swift --min \(range.lowerBound) --max \(range.upperBound). Do not edit.

        \(imports.map { "import \($0)" }.joined(separator: "\n"))

        \(family.extended.map { "extension \($0) {\n\(overloads)\n}" } ?? unindented(overloads))
        \(called)
        """
}

/// Returns the text of global functions, which begin at the margin.
func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(
        Data("error: \(message)\nusage: generate-arities.swift [--min 0] [--max 20] [--output DIR]\n".utf8))
    exit(64)
}

@main
enum Program {
    static func main() {
        var lower = 0
        var upper = 20
        var output: String?
        var arguments = Array(CommandLine.arguments.dropFirst())
        while !arguments.isEmpty {
            let option = arguments.removeFirst()
            guard !arguments.isEmpty else { fail("\(option) needs a value") }
            let value = arguments.removeFirst()
            switch option {
            case "--min":
                guard let number = Int(value), number >= 0 else {
                    fail("--min takes a number from 0 on, not '\(value)'")
                }
                lower = number
            case "--max":
                guard let number = Int(value), (0...200).contains(number) else {
                    fail("--max takes a number from 0 to 200, not '\(value)'")
                }
                upper = number
            case "--output": output = value
            default: fail("unknown option '\(option)'")
            }
        }
        guard lower <= upper else { fail("--min \(lower) is more than --max \(upper)") }

        // With swiftc's own file name the script also works when it was compiled first.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        for family in families {
            let folder =
                output.map { URL(fileURLWithPath: $0) }
                ?? root.appendingPathComponent("Packages/\(family.layer)/Sources/\(family.layer)/Generated")
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let text = render(family, lower...upper, isOutside: output != nil && lower > 0)
                try Data(text.utf8).write(to: folder.appendingPathComponent(family.file), options: .atomic)
            } catch {
                fail("cannot write \(family.file) to \(folder.path): \(error.localizedDescription)")
            }
        }
    }
}
