// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The typed tree of one source file.
struct Tree {
    let form: TreeForm
    let source: SourceText
    private let root: [String: Any]

    /// Parses a tree. Foundation does that, because it is compiled with optimisation and the checker is not.
    init(_ data: Data, of source: SourceText, form: TreeForm) throws(HintsUnavailable) {
        let value = Result { try JSONSerialization.jsonObject(with: data) }
        guard case .success(let object) = value, let root = object as? [String: Any] else {
            throw HintsUnavailable(reason: "its typed tree is not JSON, or is nested too deeply")
        }
        guard root[form.kind] as? String == "source_file", root["items"] is [Any] else {
            throw HintsUnavailable(reason: "its typed tree has an unknown form")
        }
        self.form = form
        self.source = source
        self.root = root
    }

    /// The version of the compiler that wrote the tree, such as `6.3`.
    var compilerVersion: String {
        let version = root["compiler_version"] as? [String: Any] ?? [:]
        return [version["major"], version["minor"]].compactMap { $0 as? String }.joined(separator: ".")
    }

    /// Returns the calls of the library and the initialisers of types.
    ///
    /// With `declarationsOnly`, bodies of functions are skipped, and with them calls.
    func summary(declarationsOnly: Bool) -> FileSummary {
        var summary = FileSummary(path: source.path)
        // A list of what is left, instead of recursion: expressions can be nested deeper than a stack of a thread is.
        var rest: [(value: Any, owner: String?)] = [(root["items"] ?? [], nil)]
        while let (value, owner) = rest.popLast() {
            if let list = value as? [Any] {
                for element in list { rest.append((element, owner)) }
            } else if let fields = value as? [String: Any] {
                let inner = read(fields, owner: owner, into: &summary) ?? owner
                for (key, child) in fields where !form.leaves.contains(key) && !(child is String) {
                    if declarationsOnly && (key == "body" || key == "pattern_entries") { continue }
                    rest.append((child, inner))
                }
            }
        }
        summary.sort()
        return summary
    }

    /// Reads one node, and returns the type that it declares or extends.
    private func read(_ fields: [String: Any], owner: String?, into summary: inout FileSummary) -> String? {
        guard let kind = fields[form.kind] as? String else { return nil }
        if kind == form.call {
            CallReader(tree: self).read(fields, into: &summary)
        } else if kind == form.initializer {
            if let owner, let initializer = InitializerReader(tree: self).read(fields, owner: owner) {
                summary.initializers.append(initializer)
            }
        } else if form.typeDeclarations.contains(kind) {
            return (fields["usr"] as? String).map { String($0.dropFirst(2)) }
        } else if kind == form.extensionDeclaration {
            // A type as `$s4Shop4PumpVD`, its declaration as `s:4Shop4PumpV`.
            return (fields["extended_type"] as? String).map { String($0.dropFirst(2).dropLast()) }
        }
        return nil
    }

    /// The byte at which a node starts.
    func start(of fields: [String: Any]) -> Int? {
        (fields[form.range] as? [String: Any])?[form.start] as? Int
    }
}
