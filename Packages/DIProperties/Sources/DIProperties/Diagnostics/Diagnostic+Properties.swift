// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic {
    static func syntax(_ problem: SyntaxProblem, in source: String) -> Diagnostic {
        let position = problem.position.map { (words: "at", position: $0) }
        let trace = [position, problem.related].compactMap { $0 }.map { place in
            Step.at(place.words, Properties.Origin(source, line: place.position.line, column: place.position.column))
        }
        return Diagnostic(
            id: .propertySyntax, severity: .error, subject: source,
            message: "\(Properties.Origin.named(source)): \(problem.message)", trace: trace, fixes: problem.fixes)
    }

    static func badPath(_ path: String, _ error: PathError) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: path,
            message: "\(Shown.quoted(path)) is not a property path: \(error.problem), at character \(error.column)",
            fixes: ["write it like a.b[0]['x.y'].c"])
    }
}

extension PropertyError {
    /// The error of references that cannot be resolved, with the place of the string that has them.
    static func reference(_ path: PropertyPath, _ message: String, in node: PropertyNode, fix: String) -> PropertyError
    {
        PropertyError(
            Diagnostic(
                id: .propertySyntax, severity: .error, subject: "\(path)", message: message,
                trace: [.at("set in", node.origin)], fixes: [fix]))
    }

    static func tooDeep(_ path: PropertyPath, _ node: PropertyNode, _ limit: Int) -> PropertyError {
        let path = PropertyPath(Array(path.steps.prefix(3)))
        return .reference(
            path, "there are more than \(limit) levels below '\(path)', because of references to enclosing values",
            in: node, fix: "refer to a part that does not contain the reference")
    }

    static func tooLong(_ path: PropertyPath, _ node: PropertyNode, _ limits: Properties.Limits) -> PropertyError {
        .reference(
            path, "resolving '\(Shown.shortened(path))' produces more than \(limits.fileSize) bytes", in: node,
            fix: "raise the limit 'fileSize' if this is intended")
    }
}

extension Diagnostic.Step {
    /// Returns a step with a place and no name: line and column in a file, words elsewhere.
    static func at(_ words: String, _ origin: Properties.Origin) -> Diagnostic.Step {
        guard let line = origin.line else {
            return Diagnostic.Step(Relation(rawValue: words + " " + origin.source), name: "")
        }
        return Diagnostic.Step(
            Relation(rawValue: words), name: "", place: Place(fileID: origin.source, line: line),
            remark: origin.column.map { "column \($0)" } ?? "")
    }

    /// Returns the places of a value, or of its key, and of the values that it overrides.
    static func history(of node: PropertyNode, ofKeys: Bool = false) -> [Diagnostic.Step] {
        // The root of a configuration that no source sets has no place.
        let nodes = sequence(first: node, next: \.overridden).filter { $0.origin != .nowhere }
        let origins = nodes.map { node -> Properties.Origin in
            guard ofKeys, node.origin.line != nil, let key = node.keyPosition else { return node.origin }
            return Properties.Origin(node.origin.source, line: key.line, column: key.column)
        }
        guard !origins.isEmpty else { return [] }
        let words = ["set in"] + Array(repeating: "overriding", count: origins.count - 1)
        // Places are aligned in a column, which words such as the environment's would break.
        guard origins.allSatisfy({ $0.line != nil }) else {
            return zip(words, origins).map { Diagnostic.Step(Relation(rawValue: "\($0) \($1)"), name: "") }
        }
        return zip(words, origins).map { at($0, $1) }
    }
}

extension Diagnostic.ID {
    /// An error: the program reads a property that no source sets.
    public static let propertyMissing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyMissing")
    /// An error: a property has a different type than the one requested.
    public static let propertyType: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyType")
    /// A warning: a source sets a property that nothing reads.
    public static let propertyUnknown: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertyUnknown")
    /// A warning: a pattern for secrets matches nothing, or is malformed.
    public static let secretUnmatched: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SecretUnmatched")
    /// An error: a source of properties, a path or a reference can't be parsed.
    public static let propertySyntax: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/PropertySyntax")
}
