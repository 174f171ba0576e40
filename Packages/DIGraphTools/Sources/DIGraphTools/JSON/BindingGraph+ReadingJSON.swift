// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BindingGraph {
    /// Reads a graph that ``json()`` wrote.
    ///
    /// The graph is read completely or not at all. Keys that the schema does not define are ignored.
    ///
    /// Throws a ``BindingGraph/FormatError`` if the text is truncated or not JSON, if a newer version wrote it, if a value
    /// has the wrong type, or if the parts are inconsistent: a duplicate id, or an edge without an end. Complexity: linear.
    public init(json text: some StringProtocol) throws(BindingGraph.FormatError) {
        try self.init(json: Array(text.utf8))
    }

    /// Reads a graph from the bytes of a file, encoded in UTF-8.
    ///
    /// The result and the errors are as for the initializer that takes a text.
    public init(json bytes: some Collection<UInt8>) throws(BindingGraph.FormatError) {
        do {
            self = try JSONDecoder().decode(BindingGraph.self, from: Data(bytes))
        } catch {
            throw Self.formatError(error)
        }
        try check()
    }

    private static func formatError(_ error: any Error) -> BindingGraph.FormatError {
        let form = "write the file again with 'json()', or follow graph.schema.json in swift-di's Documentation"
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            return FormatError(location: path(context), message: "the key '\(key.stringValue)' is missing", fix: form)
        case .valueNotFound(let type, let context)?:
            return FormatError(location: path(context), message: "expected \(words(for: type)), not null", fix: form)
        case .typeMismatch(let type, let context)?:
            return FormatError(location: path(context), message: "expected \(words(for: type))", fix: form)
        case .dataCorrupted(let context)? where context.codingPath.isEmpty:
            let fix = "write the file again with 'json()'; it is truncated, or not JSON"
            return FormatError(location: "", message: "the text is not JSON", fix: fix)
        case .dataCorrupted(let context)?:
            let isVersion = path(context) == "schemaVersion"
            let fix = isVersion ? "read it with the version that wrote it, or update swift-di" : form
            return FormatError(location: path(context), message: context.debugDescription, fix: fix)
        default: return FormatError(location: "", message: "\(error)", fix: form)
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }

    private static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type, is String?.Type: "a string"
        case is Int.Type: "an integer"
        case is Bool.Type: "a Boolean"
        case is any Collection.Type: "\(type)".hasPrefix("Array<") ? "an array" : "an object"
        default: "an object"
        }
    }

    /// Throws the first inconsistency of the parts of a graph from a file.
    private func check() throws(FormatError) {
        let componentIDs = try Self.ids(components.map(\.id), in: "components")
        let bindingIDs = try Self.ids(bindings.map(\.id), in: "bindings")
        try Self.check(components, "components", "parent", { $0.parent }, "component", componentIDs)
        try Self.check(components, "components", "root", { $0.root }, "binding", bindingIDs)
        try Self.check(bindings, "bindings", "component", { $0.component }, "component", componentIDs)
        try Self.check(bindings, "bindings", "decorates", { $0.decorates }, "binding", bindingIDs)
        try Self.check(edges, "edges", "from", { $0.from }, "binding", bindingIDs)
        try Self.check(edges, "edges", "to", { $0.to }, "binding", bindingIDs)
        try Self.check(choices, "choices", "component", { $0.component }, "component", componentIDs)
    }

    private static func ids(_ ids: [String], in list: String) throws(FormatError) -> [String: Int] {
        var positions: [String: Int] = [:]
        for (position, id) in ids.enumerated() {
            guard let first = positions.updateValue(position, forKey: id) else { continue }
            throw inconsistency("\(list)[\(position)].id", "'\(id)' is also the id of \(list)[\(first)]")
        }
        return positions
    }

    private static func check<Part>(
        _ parts: [Part], _ list: String, _ key: String, _ id: (Part) -> String?, _ noun: String, _ known: [String: Int]
    ) throws(FormatError) {
        for (position, part) in parts.enumerated() {
            guard let id = id(part), known[id] == nil else { continue }
            throw inconsistency("\(list)[\(position)].\(key)", "the graph has no \(noun) '\(id)'")
        }
    }

    private static func inconsistency(_ path: String, _ message: String) -> FormatError {
        FormatError(
            location: path, message: message,
            fix: "write the file again with 'json()'; it was edited by hand, or merged from several files")
    }
}
