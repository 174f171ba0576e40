// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic {
    /// What a source has of a problem with its syntax.
    static func syntax(_ problem: SyntaxProblem, in source: String) -> Diagnostic {
        var trace: [Step] = []
        if let position = problem.position {
            trace.append(.at("at", PropertyOrigin(source, line: position.line, column: position.column)))
        }
        if let related = problem.related {
            let origin = PropertyOrigin(source, line: related.position.line, column: related.position.column)
            trace.append(.at(related.words, origin))
        }
        return Diagnostic(
            id: .propertySyntax, severity: .error, subject: source,
            message: "\(PropertyOrigin.named(source)): \(problem.message)",
            trace: trace, fixes: problem.fixes)
    }

    /// Levels without end below a path, by references to what is around them.
    static func tooDeep(_ path: PropertyPath, _ node: PropertyNode, _ limit: Int) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: "\(path)",
            message: "there are more than \(limit) levels below '\(path)', because of references to enclosing values",
            trace: [.at("set in", node.origin)], fixes: ["refer to a part that does not contain the reference"])
    }

    /// References that lead back to a map or a list that they stand in.
    static func around(_ ways: [(node: PropertyNode, path: PropertyPath, referent: PropertyPath)]) -> Diagnostic {
        let way = ways.enumerated().map { "'\($1.path)' \($0 == 0 ? "refers " : "")to '\($1.referent)'" }
        return Diagnostic(
            id: .propertySyntax, severity: .error, subject: "\(ways.first?.path ?? PropertyPath())",
            message: "references lead back to enclosing values: \(way.joined(separator: ", "))",
            trace: ways.map { .at("set in", $0.node.origin) },
            fixes: ["refer to a part that does not contain the reference"])
    }

    /// More references than a limit allows.
    static func tooMuch(_ path: PropertyPath, _ node: PropertyNode, _ limit: Int) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: "\(path)",
            message: "resolving '\(Shown.shortened(path))' follows more than \(limit) references",
            trace: [.at("set in", node.origin)], fixes: ["raise the limit 'aliasExpansions' if this is intended"])
    }

    /// References that amount to a text that is too long.
    static func tooLong(_ path: PropertyPath, _ node: PropertyNode, _ limits: Properties.Limits) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: "\(path)",
            message: "resolving '\(Shown.shortened(path))' produces more than \(limits.fileSize) bytes",
            trace: [.at("set in", node.origin)], fixes: ["raise the limit 'fileSize' if this is intended"])
    }

    /// A path that cannot be read.
    static func badPath(_ path: String, _ error: PathError) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: path,
            message: "\(Shown.quoted(path)) is not a property path: \(error.problem), at character \(error.column)",
            fixes: ["write it like a.b[0]['x.y'].c"])
    }
}

extension Diagnostic.Step {
    /// A step that has nothing but a place: in a file with line and column, else in words.
    static func at(_ words: String, _ origin: PropertyOrigin) -> Diagnostic.Step {
        guard let line = origin.line else {
            return Diagnostic.Step(Relation(rawValue: words + " " + origin.source), name: "")
        }
        return Diagnostic.Step(
            Relation(rawValue: words), name: "", place: Place(fileID: origin.source, line: line),
            remark: origin.column.map { "column \($0)" } ?? "")
    }

    /// Where a value was set, and what it stands in front of; or where its key was.
    static func history(of node: PropertyNode, ofKeys: Bool = false) -> [Diagnostic.Step] {
        var origins: [PropertyOrigin] = []
        var current: PropertyNode? = node
        while let node = current {
            origins.append(ofKeys ? node.keyOrigin : node.origin)
            current = node.overridden
        }
        let words = ["set in"] + Array(repeating: "overriding", count: origins.count - 1)
        // Places stand in a column, which goes badly with words such as those of the environment.
        guard origins.allSatisfy({ $0.line != nil }) else {
            return zip(words, origins).map { Diagnostic.Step(Relation(rawValue: "\($0) \($1)"), name: "") }
        }
        return zip(words, origins).map { at($0, $1) }
    }
}

extension PropertyNode {
    /// Where its key was set.
    fileprivate var keyOrigin: PropertyOrigin {
        guard origin.line != nil, let keyPosition else { return origin }
        return PropertyOrigin(origin.source, line: keyPosition.line, column: keyPosition.column)
    }
}
