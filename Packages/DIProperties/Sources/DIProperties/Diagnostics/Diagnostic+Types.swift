// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic {
    /// A value of another type than the one that it is read as.
    static func mismatch(
        _ path: PropertyPath, _ node: PropertyNode, expected: String, isSecret: Bool, in properties: Properties,
        fixes: [String] = []
    ) -> Diagnostic {
        let found = Shown.described(node.shown, isSecret: isSecret)
        let name = path.steps.isEmpty ? "the whole" : "'\(path)'"
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "\(name) is \(found) where \(expected) is expected", trace: Step.history(of: node), fixes: fixes)
    }

    /// A value that is none of an enumeration's.
    static func notOneOf(
        _ type: any RawRepresentable.Type, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let isSecret = properties.secrets.contains(path)
        let names = rawValues(of: type)
        var diagnostic = mismatch(
            path, node, expected: "a '\(type)'", isSecret: isSecret, in: properties,
            fixes: names.isEmpty
                ? [] : ["write one of \(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? ", …" : "")"])
        if !isSecret, node.written == nil, case .text(let text) = node.content.asText,
            let near = Suggestions.nearest(to: text, among: names)
        {
            diagnostic.fixes.insert("did you mean \(near)?", at: 0)
        }
        return diagnostic
    }

    /// A value that the type itself does not take: the whole, or what the coding path of its error leads to.
    static func refused(
        by type: Any.Type, _ error: any Error, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let text = properties.secrets.redacting(Reading.words(of: error), in: properties.root)
        if let below = Self.path(of: error, below: path, in: properties), below != path {
            let part = properties.root.descendant(below)
            let isSecret = properties.secrets.contains(below)
            let found = part.map { "is " + Shown.described($0.shown, isSecret: isSecret) } ?? "is not set"
            return Diagnostic(
                id: .propertyType, severity: .error, subject: "\(below)",
                message: "'\(below)' \(found), which '\(type)' does not take: \(text)",
                trace: Step.history(of: part ?? node))
        }
        let name = path.steps.isEmpty ? "the whole" : "'\(path)'"
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "\(name) is no valid '\(type)': \(text)", trace: Step.history(of: node))
    }

    /// What an error of decoding is about: a path from the root, as decoders have it, or from the group, as `validate` writes
    /// it.
    private static func path(
        of error: any Error, below path: PropertyPath, in properties: Properties
    ) -> PropertyPath? {
        guard let error = error as? DecodingError, let keys = Reading.context(of: error)?.codingPath, !keys.isEmpty
        else { return nil }
        let steps = PropertyPath(keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
        let relative = path.appending(steps)
        if path.contains(steps), properties.root.descendant(relative) == nil { return steps }
        return relative
    }

    private static func rawValues(of type: any RawRepresentable.Type) -> [String] {
        guard let type = type as? any (RawRepresentable & CaseIterable).Type else { return [] }
        return cases(of: type)
    }

    private static func cases<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> [String] {
        Value.allCases.map { "\($0.rawValue)" }
    }
}
