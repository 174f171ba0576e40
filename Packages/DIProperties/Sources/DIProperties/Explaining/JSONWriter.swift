// SPDX-License-Identifier: Apache-2.0

import DICore

/// A writer of the value at a path as JSON, within the limits of references.
struct JSONWriter {
    private(set) var text: String = ""
    let properties: Properties
    /// The outermost reference whose value is being written, and the offset at which its JSON begins.
    var outer: (node: PropertyNode, path: PropertyPath, start: Int)?
    /// The extent of the references in one value of a source, including everything that they lead to.
    var growth: ReferenceResolver.Growth = ReferenceResolver.Growth()
    /// The number of bytes that references have produced.
    var bytes: Int = 0

    /// Writes the value of a path; `home` is the path at which it is set, which differs behind a reference.
    mutating func write(
        _ node: PropertyNode, at path: PropertyPath, of home: PropertyPath
    ) throws(PropertyError) {
        guard case .template = node.content else { return try writePlain(node, at: path, of: home) }
        let isOuter = outer == nil
        let start = text.utf8.count
        if isOuter {
            growth = ReferenceResolver.Growth()
            outer = (node, home, start)
        }
        var resolver = ReferenceResolver(properties: properties, growth: growth)
        let resolved = try resolver.resolve(node, at: home)
        growth = resolver.growth
        try writePlain(resolved, at: path, of: resolved.derivation?.referent ?? home)
        guard isOuter else { return }
        outer = nil
        bytes += text.utf8.count - start
    }

    private mutating func writePlain(
        _ node: PropertyNode, at path: PropertyPath, of home: PropertyPath
    ) throws(PropertyError) {
        guard path.steps.count <= properties.limits.depth + 1 else {
            throw .tooDeep(path, node, properties.limits.depth)
        }
        switch node.content {
        case .map(let map):
            text += "{"
            for (index, key) in map.keys.enumerated() {
                guard let child = map[key] else { continue }
                text += (index == 0 ? "" : ",") + Self.quoted(key) + ":"
                try write(child, at: path.appending(.key(key)), of: home.appending(.key(key)))
            }
            text += "}"
        case .list(let list):
            text += "["
            for (index, child) in list.enumerated() {
                text += index == 0 ? "" : ","
                try write(child, at: path.appending(.index(index)), of: home.appending(.index(index)))
            }
            text += "]"
        default:
            let isSecret = properties.isSecret(node, at: path) || properties.secrets.contains(home)
            text += isSecret ? Self.quoted(Shown.secret) : Self.scalar(node.content)
        }
        guard let outer, text.utf8.count - outer.start + bytes > properties.limits.fileSize else { return }
        throw .tooLong(outer.path, outer.node, properties.limits)
    }

    /// Returns a value that is neither a map nor a list.
    static func scalar(_ content: PropertyNode.Content) -> String {
        switch content {
        case .bool(let bool): bool ? "true" : "false"
        case .number(let text): number(text) ?? quoted(text)
        case .text(let text), .untyped(let text), .template(let text): quoted(text)
        case .null, .list, .map: "null"
        }
    }

    /// Returns a number with its original digits; nil if it is infinite or not a number, which JSON cannot express.
    private static func number(_ text: String) -> String? {
        if text.hasPrefix("0x") || text.hasPrefix("0o") { return UInt128.make(of: .number(text)).map { "\($0)" } }
        guard Double(text) != nil, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let sign = text.hasPrefix("-") ? "-" : ""
        let unsigned = text.drop { $0 == "-" || $0 == "+" }
        let mantissa = unsigned.prefix { $0 != "e" && $0 != "E" }
        let whole = mantissa.prefix { $0 != "." }.drop { $0 == "0" }
        let fraction = mantissa.drop { $0 != "." }
        return sign + (whole.isEmpty ? "0" : whole) + (fraction == "." ? "" : fraction)
            + unsigned[mantissa.endIndex...]
    }

    static func quoted(_ text: String) -> String {
        var result = ""
        _JSONText.append(text, to: &result) { $0.value == 0x7F }
        return result
    }
}
