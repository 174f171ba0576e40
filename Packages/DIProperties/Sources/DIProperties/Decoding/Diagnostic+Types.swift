// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic {
    /// Reports a value of another type than expected; behind a reference, the value of the referenced property.
    static func mismatch(
        _ path: PropertyPath, _ node: PropertyNode, expected: String, in properties: Properties, fixes: [String] = []
    ) -> Diagnostic {
        let found = Shown.described(node.shown, isSecret: properties.isSecret(node, at: path))
        let name = path.steps.isEmpty ? "the whole configuration" : "'\(path)'"
        let referent = node.derivation?.referent
        let reference = referent.map { " refers to '\($0)', which" } ?? ""
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "\(name)\(reference) is \(found) where \(expected) is expected", trace: Step.history(of: node),
            notes: references(of: node, path, in: properties),
            fixes: referent.map { referent in fixes.map { "where '\(referent)' is set, \($0)" } } ?? fixes)
    }

    /// Returns a note on the property that a string refers to, or on the string that its references result in.
    private static func references(
        of node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> [String] {
        guard let derivation = node.derivation, derivation.written != nil else { return [] }
        if let referent = derivation.referent {
            return properties.root.descendant(referent).map { ["it refers to '\(referent)', set in \($0.origin)"] }
                ?? []
        }
        return properties.isSecret(node, at: path) ? [] : ["it resolves to \(Shown.value(node.content))"]
    }

    static func unfitPiece(
        _ found: PropertyNode, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let target = found.derivation?.referent ?? PropertyPath()
        let origin = properties.root.descendant(target)?.origin ?? found.origin
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message:
                "'\(path)' refers to '\(target)', which is \(Shown.value(found.content)) and cannot be part of a string",
            trace: Step.history(of: node), notes: ["'\(target)' is set in \(origin)"],
            fixes: found.isNull ? ["set '\(target)', or give a default: ${\(target):-…}"] : [])
    }

    static func notOneOf(
        _ type: any RawRepresentable.Type, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let names = (type as? any CaseIterable.Type).map { rawValues(of: $0) } ?? []
        let fix = "write one of \(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? ", …" : "")"
        let text = properties.isSecret(node, at: path) ? nil : node.shown.text
        var diagnostic = mismatch(
            path, node, expected: "a '\(type)'", in: properties, fixes: names.isEmpty ? [] : [fix])
        if let near = text.flatMap({ _DiagnosticText.nearest(to: $0, among: names) }) {
            diagnostic.fixes.insert(_DiagnosticText.didYouMean(near), at: 0)
        }
        return diagnostic
    }

    /// Reports a value that the type itself rejects: all of it, or the part at the coding path of the error.
    ///
    /// The program words the reason, and may put a value into it in any form: in upper case, cut, or as a sum.
    static func refused(
        by type: Any.Type, _ error: any Error, _ node: PropertyNode, _ path: PropertyPath, in decoder: PropertyDecoder,
        isFromRoot: Bool = false
    ) -> Diagnostic {
        let properties = decoder.properties
        let isHidden = properties.secrets.patterns.contains(.everything)
        let reason = isHidden ? "" : decoder.secrets.redacting(DecodingError.text(of: error))
        let text = reason.isEmpty ? "" : ": " + reason
        let notes = isHidden ? ["its reason is not shown, since it may contain a value"] : []
        let below = Self.path(of: error, below: path, isFromRoot, in: properties) ?? path
        let part = below == path ? node : properties.root.descendant(below)
        let found = part.map { "is " + Shown.described($0.shown, isSecret: properties.isSecret($0, at: below)) }
        let message =
            below == path
            ? "\(path.steps.isEmpty ? "the whole configuration" : "'\(path)'") is not a valid '\(type)'\(text)"
            : "'\(below)' \(found ?? "is not set"), which '\(type)' does not accept\(text)"
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(below)", message: message,
            trace: Step.history(of: part ?? node), notes: notes)
    }

    /// Returns the path of a decoding error: decoders count it from the root, `validate` from the group.
    private static func path(
        of error: any Error, below path: PropertyPath, _ isFromRoot: Bool, in properties: Properties
    ) -> PropertyPath? {
        guard let error = error as? DecodingError, let keys = error.context?.codingPath, !keys.isEmpty
        else { return nil }
        let steps = PropertyPath(keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
        let relative = path.appending(steps)
        if path.contains(steps), isFromRoot || properties.root.descendant(relative) == nil { return steps }
        return relative
    }

    private static func rawValues<Value: CaseIterable>(of type: Value.Type) -> [String] {
        Value.allCases.compactMap { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } }
    }
}
