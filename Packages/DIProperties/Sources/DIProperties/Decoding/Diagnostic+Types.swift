// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension Diagnostic {
    /// Reports a value of another type than expected; behind a reference, the value is that of the referenced property.
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

    /// Returns notes on the properties that a string refers to, and on the string that results.
    private static func references(
        of node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> [String] {
        guard let derivation = node.derivation, let text = derivation.written else { return [] }
        let isSecret = properties.isSecret(node, at: path)
        var resolver = ReferenceResolver(properties)
        _ = try? resolver.resolve(PropertyNode(.template(text), node.origin), at: path)
        let notes = resolver.visited.prefix(5).compactMap { target -> String? in
            if let found = properties.root.descendant(target) {
                return "it refers to '\(target)', set in \(found.origin)"
            }
            // Text that looks like a reference may be a part of the secret.
            return isSecret ? nil : "it refers to '\(target)', which no source sets"
        }
        guard derivation.referent == nil, !isSecret else { return notes }
        return ["it resolves to \(Shown.value(node.content))"] + notes
    }

    /// Reports a referenced value that cannot be part of a string.
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

    /// Reports two keys that are the same key of a dictionary.
    static func sameKey(
        _ keys: (first: String, second: String), in map: PropertyMap, at path: PropertyPath, as type: Any.Type
    ) -> Diagnostic {
        Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "'\(path)' has the keys '\(keys.first)' and '\(keys.second)', which are the same in '\(type)'",
            trace: [keys.second, keys.first].compactMap { map[$0] }.map { .at("set in", $0.origin) },
            fixes: ["remove one of the two"])
    }

    /// Reports a value that is not a case of an enumeration.
    static func notOneOf(
        _ type: any RawRepresentable.Type, _ node: PropertyNode, _ path: PropertyPath, in properties: Properties
    ) -> Diagnostic {
        let isSecret = properties.isSecret(node, at: path)
        let names = rawValues(of: type)
        var diagnostic = mismatch(
            path, node, expected: "a '\(type)'", in: properties,
            fixes: names.isEmpty
                ? [] : ["write one of \(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? ", …" : "")"])
        if !isSecret, case .text(let text) = node.shown.asText,
            let near = _DiagnosticText.nearest(to: text, among: names)
        {
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
        let isHidden = properties.secrets.hidesAll
        let reason = isHidden ? "" : decoder.secrets.redacting(DecodingError.text(of: error))
        let text = reason.isEmpty ? "" : ": " + reason
        let notes = isHidden ? ["its reason is not shown, since it may contain a value"] : []
        if let below = Self.path(of: error, below: path, isFromRoot, in: properties), below != path {
            let part = properties.root.descendant(below)
            let found =
                part.map { "is " + Shown.described($0.shown, isSecret: properties.isSecret($0, at: below)) }
                ?? "is not set"
            return Diagnostic(
                id: .propertyType, severity: .error, subject: "\(below)",
                message: "'\(below)' \(found), which '\(type)' does not accept\(text)",
                trace: Step.history(of: part ?? node), notes: notes)
        }
        let name = path.steps.isEmpty ? "the whole configuration" : "'\(path)'"
        return Diagnostic(
            id: .propertyType, severity: .error, subject: "\(path)",
            message: "\(name) is not a valid '\(type)'\(text)", trace: Step.history(of: node), notes: notes)
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

    private static func rawValues(of type: any RawRepresentable.Type) -> [String] {
        guard let type = type as? any (RawRepresentable & CaseIterable).Type else { return [] }
        return cases(of: type)
    }

    private static func cases<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> [String] {
        Value.allCases.map { "\($0.rawValue)" }
    }
}
