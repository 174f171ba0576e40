// SPDX-License-Identifier: Apache-2.0

/// A family of overloads: its file, the extended type, and the text of one overload.
struct Family {
    let layer: String
    let file: String
    /// The layers that the file imports beside DICore.
    var imports: [String] = []
    /// The extended type; nil for global functions.
    let extended: String?
    /// The largest number of parameters that has overloads of its own.
    var most = Int.max
    /// The overloads for a number of parameters. That for one comes last: as a tuple, it fits all functions (0016).
    var overloads: (Parameters) -> [Overload] = { _ in [] }
    /// The type aliases for a number of parameters, in a family that has no overloads.
    var aliases: (Parameters) -> [String] = { _ in [] }
    /// The code that the overloads call and that is not inlined into clients; empty if there is none.
    var support: (Parameters) -> String = { _ in "" }
    /// The code that exists once, for all numbers of parameters up to the largest one.
    var once: (_ most: Int) -> String = { _ in "" }
    /// Whether debug builds have the code without the word `consuming`.
    var isInBothForms = false
}

/// One overload. `render` adds the parts that all overloads share.
struct Overload {
    var head: Head = .to
    var summary: String
    let generics: String
    /// The type of the function that is passed.
    var factory: String
    /// The type of the result; nil for none.
    var result: String?
    var inlining: Inlining = .none
    /// Whether the compiler looks at it only where no other one fits.
    var isTriedLast = false
    /// The statements that record the binding and return its receipt.
    var body: String
}

/// The code of an overload that clients compile into themselves, once for each use.
enum Inlining: String {
    case none = ""
    case always = "    @_alwaysEmitIntoClient @inline(__always)\n"
    /// For an overload that only hands the function on. The attribute also makes the compiler merge the functions.
    case transparent = "    #if !DEBUG\n    @_transparent\n    #endif\n"
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
    /// The words before `func`, with the margin: clients call it, or only what is inlined into them does.
    var access: String { name.hasPrefix("_") ? "    @usableFromInline package" : "    public" }

    /// The same for a function that owns its parameters.
    var owning: Head { Head(name: "_" + name, parameters: "", factory: "factory", isResultDiscardable: false) }

    /// The terminating step of a builder whose function belongs to the main actor.
    static let onMainActor = Head(name: "onMainActor", parameters: "", factory: "_ factory", isResultDiscardable: true)

    /// A function that declares, with a first parameter for the type or without.
    static func declaration(_ name: String, type: String, sharing: String = "") -> Head {
        let key = "tagged tag: (any Tag<T>.Type)? = nil, qualified qualifier: String? = nil, "
        let parameters = "\(key)\(sharing)allowing ids: [Diagnostic.ID]? = nil,\n        "
        return Head(
            name: name, parameters: type + parameters, factory: "_ make", isResultDiscardable: false)
    }
}

/// The texts that n parameters make.
struct Parameters {
    let count: Int

    func list(_ text: (Int) -> String) -> [String] { (0..<count).map { text($0 + 1) } }
    func joined(_ mark: String = ", ", _ text: (Int) -> String) -> String { list(text).joined(separator: mark) }
    var generics: String { count == 0 ? "" : "<" + joined { "P\($0)" } + ">" }
    var borrowed: String { joined { "P\($0)" } }
    var consumed: String { joined { "consuming P\($0)" } }
    /// The type of a function of these parameters; see `functions`.
    func function(_ name: String = "Of", to element: String) -> String {
        "FactoryFunction.\(name)\(count)<\((list { "P\($0)" } + [element]).joined(separator: ", "))>"
    }
    /// The same for one that borrows them, as functions are written.
    func borrowingFunction(to element: String) -> String {
        "@Sendable (\(borrowed)) -> \(element)"
    }
    /// Whether clients turn a function of borrowed parameters, such as `X.init`, into one that owns them.
    ///
    /// The compiler doesn't merge the two functions by itself from six parameters on, so that each object would be retained
    /// and released once more: Documentation/Decisions/0024. Functions of more than six are too rare for two overloads.
    var isWide: Bool { count == 6 }
    /// Whether the overload is tried after those of other numbers: one of many parameters, which costs the compiler most to look
    /// at, and that of one, which as a tuple fits all functions (Documentation/Decisions/0021).
    var areTriedLast: Bool { count >= 6 || count == 1 }
    /// A function that owns its parameters and calls one that borrows them.
    func owning(_ function: String) -> String {
        "{ \(function)(\((0..<count).map { "$\($0)" }.joined(separator: ", "))) }"
    }
    /// The list of generic parameters of a type that holds a function.
    func withOutput(_ name: String) -> String { ([name] + list { "P\($0)" }).joined(separator: ", ") }
    var types: String { joined { "P\($0).self" } }
    var nodes: String { joined("") { "            let p\($0) = parameters.next(P\($0).self)\n" } }
    func made(by call: String) -> String { joined { "p\($0).\(call)(frame)" } }
    var words: String { count == 0 ? "no parameters" : count == 1 ? "1 parameter" : "\(count) parameters" }
}
