// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph.Binding {
    /// The name of the type in the key: the element's for a tag.
    public var typeName: String { KeyWords(key).type }

    /// The name of the tag in the key, if there is one.
    public var tagName: String? { KeyWords(key).tag }

    /// The qualifier in the key, if there is one.
    public var qualifier: String? { KeyWords(key).qualifier }

    /// The Swift module in which it was written: what stands before the slash of its place.
    public var swiftModule: String? {
        place?.fileID.split(separator: "/", maxSplits: 1).first.map(String.init)
    }

    /// The key for a sentence, in quotes.
    public var quotedKey: String {
        key.hasPrefix("'") ? key : "'\(key)'"
    }

    /// The binding as a line of a trace, told by its name, with its place.
    func step(_ relation: Diagnostic.Step.Relation) -> Diagnostic.Step {
        let words = KeyWords(key)
        let details = [words.detail, kind == "contribution" ? "(a contribution)" : ""]
        return Diagnostic.Step(
            relation, name: words.type, detail: details.filter { !$0.isEmpty }.joined(separator: " "), place: place)
    }

    /// The id without that of the component, and without the number that tells it from others of its name.
    ///
    /// It has the names of all types with their modules, unlike the key.
    var fullName: Substring {
        var name = id[...]
        if name.hasPrefix(component + ":") { name = name.dropFirst(component.count + 1) }
        guard let number = name.lastIndex(of: "#"), number != name.startIndex,
            name[number...].dropFirst().allSatisfy(\.isWholeNumber)
        else { return name }
        return name[..<number]
    }
}

/// The parts of a key's text: `Heater`, or `'Heater' tagged 'Spare' qualified "left"`.
struct KeyWords {
    let type: String
    private(set) var tag: String?
    private(set) var qualifier: String?
    /// Tag and qualifier as the text has them.
    private(set) var detail: String = ""

    init(_ key: String) {
        guard key.hasPrefix("'"), let end = key.dropFirst().firstIndex(of: "'") else {
            type = key
            return
        }
        type = String(key[key.index(after: key.startIndex)..<end])
        var rest = key[key.index(after: end)...]
        if rest.first == " " { rest = rest.dropFirst() }
        detail = String(rest)
        if rest.hasPrefix("tagged '") {
            rest = rest.dropFirst("tagged '".count)
            guard let end = rest.firstIndex(of: "'") else { return }
            tag = String(rest[..<end])
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
        if rest.hasPrefix("qualified \""), rest.hasSuffix("\""), rest.count > "qualified \"".count {
            qualifier = String(rest.dropFirst("qualified \"".count).dropLast())
        }
    }
}
