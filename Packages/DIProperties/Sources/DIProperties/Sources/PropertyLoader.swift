// SPDX-License-Identifier: Apache-2.0

import DICore

/// The loader of sources, which merges them one after the other and collects their problems.
struct PropertyLoader {
    private(set) var properties: Properties
    private(set) var diagnostics: [Diagnostic] = []

    var limits: Properties.Limits { properties.limits }
    var root: PropertyNode { properties.root }

    mutating func addFile(_ path: String, isRequired: Bool) {
        do throws(SyntaxProblem) {
            guard let bytes = try FileContents.read(path, limit: limits.fileSize, isRequired: isRequired) else {
                return
            }
            guard let format = PropertyFormat(path: path) else {
                throw SyntaxProblem("the file format is unknown", fix: "use the extension .yml, .yaml or .json")
            }
            add(try format.parse(bytes, name: path, limits: limits), named: path)
        } catch {
            report(error, in: path)
        }
    }

    mutating func add(_ text: String, as format: PropertyFormat, name: String) {
        do throws(SyntaxProblem) {
            add(try format.parse(Array(text.utf8), name: name, limits: limits), named: name)
        } catch {
            report(error, in: name)
        }
    }

    /// Merges a tree over the earlier ones. Its name is listed in messages that name all sources.
    mutating func add(_ tree: PropertyNode, named source: String? = nil) {
        if let source { note(source) }
        properties.trees.append(tree)
        properties.root = tree.merged(over: root)
    }

    /// Keeps values out of every text.
    mutating func mark(_ secrets: [String]) {
        for pattern in secrets { properties = properties.marking(secret: pattern) }
    }

    mutating func report(_ problem: SyntaxProblem, in source: String) {
        diagnostics.append(.syntax(problem, in: source))
    }

    mutating func note(_ source: String) {
        if !properties.sources.contains(source) { properties.sources.append(source) }
    }
}
