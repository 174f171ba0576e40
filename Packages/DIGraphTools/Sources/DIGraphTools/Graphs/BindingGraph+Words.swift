// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph.Binding {
    /// The name of the type in the key; for a tagged key, the name of its element.
    public var typeName: String { KeyWords(key).type }

    /// The qualifier in the key, if there is one.
    public var qualifier: String? { KeyWords(key).qualifier }

    /// The Swift module of the binding's file, which is the first part of its place.
    public var swiftModule: String? {
        place?.fileID.split(separator: "/", maxSplits: 1).first.map(String.init)
    }

    /// The key in quotes, for use in a sentence.
    public var quotedKey: String { key.quotedKey }

    var effectNames: [String] { BindingGraph.Effect.allCases.filter(effects.contains).map(\.word) }

    var hookNames: [String] { BindingGraph.Hook.allCases.filter(hooks.contains).map(\.word) }

    /// Its own effects, its hooks, and the marks of unknown needs and of a default.
    var traits: [String] {
        effectNames + hookNames + (hasUnknownNeeds ? ["needs unknown"] : []) + (isDefault ? ["default"] : [])
    }

    /// Its traits in a drawing, where a decorator has the name of the binding that it decorates.
    var drawnTraits: [String] { (kind == "decorator" ? [kind] : []) + traits }

    /// Returns the line of a trace for the binding, with its name and its place.
    func step(_ relation: Diagnostic.Step.Relation) -> Diagnostic.Step {
        let words = KeyWords(key)
        let details = [words.detail, kind == "contribution" ? "(a contribution)" : ""]
        return Diagnostic.Step(
            relation, name: words.type, detail: details.filter { !$0.isEmpty }.joined(separator: " "), place: place)
    }

    /// The id without the component's id, and without the number that makes it unique.
    ///
    /// Unlike the key, it has all type names with their modules.
    var fullName: Substring {
        var name = id[...]
        if name.hasPrefix(component + ":") { name = name.dropFirst(component.count + 1) }
        return name.withoutNumber
    }
}

extension String {
    var quotedKey: String { hasPrefix("'") ? self : "'\(self)'" }
}

extension Substring {
    /// An id without the number at its end, which makes it unique.
    var withoutNumber: Substring {
        guard let number = lastIndex(of: "#"), number != startIndex,
            self[number...].dropFirst().allSatisfy(\.isWholeNumber)
        else { return self }
        return self[..<number]
    }
}

extension BindingGraph.Effect {
    var word: String {
        switch self {
        case .onMainActor: "main actor"
        case .throwing: "throws"
        case .asynchronous: "async"
        }
    }
}

extension BindingGraph.Hook {
    var word: String {
        switch self {
        case .onStart: "starts"
        case .running: "runs"
        case .onEnd: "ends"
        case .onStop: "stops"
        case .onDispose: "disposes"
        }
    }
}

/// The parts of a key's text: `Heater`, or `'Heater' tagged 'Spare' qualified "left"`, or `'Heater' default "heater"`.
struct KeyWords {
    let type: String
    private(set) var tag: String?
    private(set) var qualifier: String?
    private(set) var declared: String?
    /// The tag and the qualifier as they are in the text.
    private(set) var detail: String = ""

    init(_ key: String) {
        let parts = key.split(separator: "'", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count > 2, parts[0].isEmpty else {
            type = key
            return
        }
        type = String(parts[1])
        var rest = key[parts[2].startIndex...].drop { $0 == " " }
        detail = String(rest)
        if parts.count == 5, parts[2] == " tagged " {
            tag = String(parts[3])
            rest = parts[4].drop { $0 == " " }
        }
        qualifier = Self.text(in: rest, after: "qualified")
        declared = Self.text(in: rest, after: "default")
    }

    private static func text(in rest: Substring, after word: String) -> String? {
        let start = "\(word) \""
        guard rest.hasPrefix(start), rest.hasSuffix("\""), rest.count > start.count else { return nil }
        return String(rest.dropFirst(start.count).dropLast())
    }
}

extension BindingGraph.Choice {
    /// The outcome with its reason: `not chosen because profile "demo" is not active`.
    var outcome: String {
        "\(isChosen ? "chosen" : "not chosen") because \(reason)"
    }

    var quotedModule: String {
        module.map { "'\($0)'" } ?? "a group of bindings"
    }
}
