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

    /// A value that the type itself does not take.
    static func refused(
        by type: Any.Type, _ words: String, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let text = properties.secrets.redacting(words, in: properties.root)
        let name = path.steps.isEmpty ? "the whole" : "'\(path)'"
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "\(name) is no valid '\(type)': \(text)", trace: Step.history(of: node))
    }

    private static func rawValues(of type: any RawRepresentable.Type) -> [String] {
        guard let type = type as? any (RawRepresentable & CaseIterable).Type else { return [] }
        return cases(of: type)
    }

    private static func cases<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> [String] {
        Value.allCases.map { "\($0.rawValue)" }
    }
}
