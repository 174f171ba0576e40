// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// The paths of all single values that are set, and of lists and maps that are empty; each can be read again.
    ///
    /// In the order in which the keys were first set. Complexity: linear in the whole tree.
    public var paths: [String] {
        var found: [String] = []
        collect(root, PropertyPath(), into: &found)
        return found
    }

    /// What is set at a path and below as JSON, with references looked up, in the order of the keys.
    ///
    /// In place of a secret stands the text `<secret>`, of what is neither text nor a finite number its text. Errors:
    /// `DI/PropertyMissing` where nothing is set, and `DI/PropertySyntax` for the path or a reference.
    public func json(at path: String = "") throws(PropertyError) -> String {
        let path = try parsed(path)
        guard let node = root.descendant(path) else { throw PropertyError(.missing(path, in: self)) }
        var text = ""
        try write(node, at: path, to: &text)
        return text
    }

    private func collect(_ node: PropertyNode, _ path: PropertyPath, into found: inout [String]) {
        switch node.content {
        case .map(let map) where !map.isEmpty:
            for key in map.keys {
                if let child = map[key] { collect(child, path.appending(.key(key)), into: &found) }
            }
        case .list(let list) where !list.isEmpty:
            for (index, child) in list.enumerated() { collect(child, path.appending(.index(index)), into: &found) }
        default:
            if !path.steps.isEmpty { found.append("\(path)") }
        }
    }

    private func write(_ node: PropertyNode, at path: PropertyPath, to text: inout String) throws(PropertyError) {
        var resolver = Resolver(self)
        let content = try resolver.resolve(node, at: path).content
        switch content {
        case .map(let map):
            text += "{"
            for (index, key) in map.keys.enumerated() {
                guard let child = map[key] else { continue }
                text += (index == 0 ? "" : ",") + Self.quoted(key) + ":"
                try write(child, at: path.appending(.key(key)), to: &text)
            }
            text += "}"
        case .list(let list):
            text += "["
            for (index, child) in list.enumerated() {
                if index > 0 { text += "," }
                try write(child, at: path.appending(.index(index)), to: &text)
            }
            text += "]"
        default:
            text += resolver.isSecret || secrets.contains(path) ? Self.quoted(Shown.secret) : Self.scalar(content)
        }
    }

    private static func scalar(_ content: PropertyNode.Content) -> String {
        switch content {
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let text):
            if let integer = Int.make(of: content) { return String(integer) }
            if let number = Double.make(of: content), number.isFinite { return "\(number)" }
            return quoted(text)
        case .text(let text), .untyped(let text), .template(let text): return quoted(text)
        case .null, .list, .map: return "null"
        }
    }

    /// A text as RFC 8259 wants it.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
