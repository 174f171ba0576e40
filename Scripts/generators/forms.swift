#!/usr/bin/env swift
// SPDX-License-Identifier: Apache-2.0
// Writes the functions that declare bindings in forms for any number of parameters: with effects, on the main actor for what is
// not Sendable, and of more parameters than the overloads take.
//
//   Scripts/generators/forms.swift
//
// Scripts/generators/arities.swift writes the usual forms, one for each number of parameters. Deterministic; needs the
// toolchain only.

import Foundation

/// The functions, by the sharing that they declare.
enum Function: String, CaseIterable {
    case factory, single

    /// The parameter for the sharing.
    var parameter: String { self == .factory ? "" : "sharing: SharingPolicy.InScope = .shared, " }
    /// The `SharingPolicy`.
    var sharing: String { self == .factory ? ".unshared" : "sharing.policy" }
    var words: String { "Declares \(self == .factory ? "an unshared" : "a shared") binding" }
}

/// The ways to name the key.
enum Key {
    /// `declared` is of DIAmbient.
    case named, decorated, declared

    var parameter: String {
        switch self {
        case .named: "as type: T.Type = T.self, \(Self.rest)"
        case .decorated: "_ type: T.Type = T.self, \(Self.rest)"
        case .declared: "_ declared: KeyPath<DefaultValues, Default<T>>, "
        }
    }
    private static let rest = "tagged tag: (any Tag<T>.Type)? = nil, qualified qualifier: String? = nil, "
    /// The arguments for the tag or the default.
    var argument: String { self == .declared ? "declared: DefaultValues.declared(declared), " : "tagged: tag, " }
    var qualifier: String { self == .declared ? "nil" : "qualifier" }
    var words: String { self == .declared ? "a declared default to " : "" }
}

/// The receiver of the functions, and the terminating step of a binder that it stands for.
struct Receiver {
    /// The extended type with its condition; nil for global functions.
    let type: String?
    /// The name of the step; nil for `to`.
    var step: String? = nil
    var isOnMainActor: Bool = false
    /// The effect of the function, such as `async throws`.
    var effect: String = ""
    let words: String

    /// The call of the step with the function `make`.
    var ending: String {
        step.map { "\($0)(file: file, line: line, make)" } ?? "to(file: file, line: line, factory: make)"
    }
    /// Whether functions of few parameters have forms of their own.
    var hasUsualForms: Bool { type == nil }
    /// The largest number of parameters that has a usual form of its own: that of `declarations` in Scripts/generators/arities.
    static let usual = 8
}

let receivers = [
    Receiver(type: nil, words: "a function"),
    Receiver(
        type: "Declarations where Effect == OnMainActor", step: "onMainActor", isOnMainActor: true,
        words: "a function of the main actor"),
    Receiver(
        type: "Declarations where Effect == Throwing", step: "throwing", effect: " throws",
        words: "a function that throws"),
    Receiver(
        type: "Declarations where Effect == Asynchronous", step: "asynchronous", effect: " async throws",
        words: "an async function"),
    Receiver(
        type: "Declarations where Effect == OnMainActor.Throwing", step: "throwingOnMainActor",
        isOnMainActor: true, effect: " throws", words: "a function of the main actor that throws"),
    Receiver(
        type: "Declarations where Effect == OnMainActor.Asynchronous", step: "asynchronousOnMainActor",
        isOnMainActor: true, effect: " async throws", words: "an async function of the main actor"),
]

/// One form of a function.
struct Form {
    let receiver: Receiver
    let function: Function
    let key: Key
    /// The number of parameters beside the pack.
    var count: Int = 0
    /// Whether the instances are shared although they need not be Sendable.
    var isMainOnly: Bool = false
    /// Whether the function takes a resolver instead of parameters.
    var isOpaque: Bool = false

    /// Whether there are forms for functions of few parameters beside this one, which are to be taken first.
    var isTriedLast: Bool {
        count > 0 || (receiver.isOnMainActor && receiver.effect.isEmpty && key == .named && !isOpaque)
    }
    /// Whether the instances must be Sendable.
    var isSendable: Bool { function != .factory && !isMainOnly }

    var text: String {
        let parameters = (0..<count).map { "P\($0 + 1)" }
        let element = isSendable ? "T: Sendable" : "T"
        let generics = [element] + (isOpaque ? [] : parameters + ["each P"])
        let list = isOpaque ? "Resolver" : (parameters + ["repeat each P"]).joined(separator: ", ")
        let words =
            isOpaque
            ? "\(receiver.words) that requests its dependencies"
            : count > 0 ? "\(receiver.words) of more than \(count - 1) parameters" : receiver.words
        let note = isMainOnly ? ", for the main actor alone" : ""
        return """
            /// \(function.words) of \(key.words)\(words)\(note).
            \(isTriedLast ? "@_disfavoredOverload\n" : "")public func \(function.rawValue)<\(generics.joined(separator: ", "))>(
                \(key.parameter)\(function.parameter)allowing ids: [Diagnostic.ID]? = nil,
                file: StaticString = #fileID, line: UInt = #line,
                _ make: @escaping \(receiver.isOnMainActor ? "@MainActor " : "")@Sendable (\(list))\(receiver.effect) -> T
            ) -> Bindings {
            \(isOpaque ? opaqueBody : body)
            }
            """
    }

    private var arguments: String {
        "T.self, \(key.argument)\(function.sharing), \(key.qualifier), ids" + (isMainOnly ? ", isMainOnly: true" : "")
    }

    private var body: String {
        """
            Bindings._declare(\(arguments)) { bind in
                bind.\(receiver.ending)
            }
        """
    }

    private var opaqueBody: String {
        """
            Bindings._opaque(\(arguments), _SourcePlace(file, line)\(receiver.isOnMainActor ? ", onMainActor:" : ",") make)
        """
    }
}

/// The forms of a receiver. Without effects, the usual ones exist for each number of parameters up to a few; and each has one
/// that takes a resolver, in `DIMigration`.
func forms(_ receiver: Receiver, _ keys: [Key]) -> [Form] {
    Function.allCases.flatMap { function in
        keys.flatMap { key in
            let isUsual = receiver.hasUsualForms && key == .named
            let form = Form(receiver: receiver, function: function, key: key, count: isUsual ? Receiver.usual + 1 : 0)
            var list = [form]
            if receiver.isOnMainActor, function != .factory {
                list.append(Form(receiver: receiver, function: function, key: key, isMainOnly: true))
            }
            if receiver.effect.isEmpty {
                list += list.map { form in
                    Form(
                        receiver: receiver, function: function, key: key, isMainOnly: form.isMainOnly, isOpaque: true)
                }
            }
            return list
        }
    }
}

/// A decorator in one form.
func decorator(_ receiver: Receiver, _ key: Key) -> String {
    """
    /// Declares a decorator: \(receiver.words) that takes the decorated instance and any number of other parameters.
    public func decorate<T, each P>(
        \(key.parameter)allowing ids: [Diagnostic.ID]? = nil,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping \(receiver.isOnMainActor ? "@MainActor " : "")@Sendable (T, repeat each P)\(receiver.effect) -> T
    ) -> Bindings {
        Bindings._decorate(T.self, \(key.argument)\(key.qualifier), ids) { decorator in
            decorator.\(receiver.ending)
        }
    }
    """
}

/// The decorators of a receiver.
func decorators(_ receiver: Receiver, _ keys: [Key]) -> [String] {
    keys.map { decorator(receiver, $0) }
}

func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
}

/// The functions of some receivers for some ways to name the key.
func sections(
    _ keys: [Key], decorating decorated: [Key], of receivers: [Receiver] = receivers, areOpaque: Bool = false
) -> [String] {
    receivers.map { receiver in
        let forms = forms(receiver, keys).filter { $0.isOpaque == areOpaque }.map(\.text)
        // A function that throws or awaits decorates in a block: `include { binder in binder.decorate(X.self).throwing { … } }`.
        let decorators = areOpaque || !receiver.effect.isEmpty ? [] : decorators(receiver, decorated)
        let text = (forms + decorators).joined(separator: "\n\n")
        return receiver.type.map { "extension \($0) {\n\(indented(text))\n}" } ?? text
    }
}

func write(_ name: String, in layer: String = "DIBinding", _ parts: [String]) throws {
    let text = """
        // SPDX-License-Identifier: Apache-2.0
        // Generated by Scripts/generators/forms.swift. Do not edit.

        \(layer == "DIBinding" ? "" : "import DIBinding\n")import DICore

        \(parts.joined(separator: "\n\n"))

        """
    // With swiftc's own file name the script also works when it was compiled first.
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let file = root.appendingPathComponent("Packages/\(layer)/Sources/\(layer)/Generated/\(name)")
    try Data(text.utf8).write(to: file, options: .atomic)
}

// A default is requested synchronously and a container creates what it is asked for at once: both have no forms for effects.
let synchronous = receivers.filter(\.effect.isEmpty)

try write("Forms.generated.swift", sections([.named], decorating: [.decorated]))
try write(
    "Forms.generated.swift", in: "DIMigration",
    sections([.named], decorating: [], of: synchronous, areOpaque: true))
try write(
    "Declarations.generated.swift", in: "DIAmbient",
    sections([.declared], decorating: [.declared], of: synchronous))
