// SPDX-License-Identifier: Apache-2.0

/// Which values no text may show.
struct Secrets: Sendable {
    private var patterns: [PathPattern] = []
    private var isEverything: Bool = false

    /// Whether there are any.
    var isEmpty: Bool { patterns.isEmpty && !isEverything }

    func adding(_ pattern: String) -> Secrets {
        var result = self
        do throws(PathError) {
            result.patterns.append(try PathPattern(parsing: pattern))
        } catch {
            result.isEverything = true
        }
        return result
    }

    /// Whether the value at a path is secret.
    func contains(_ path: PropertyPath) -> Bool {
        isEverything || patterns.contains { $0.covers(path) }
    }

    /// A text of somebody else's code without the secrets of a tree.
    func redacting(_ text: String, in root: PropertyNode) -> String {
        guard !isEmpty else { return text }
        var found: Set<String> = []
        collect(root, PropertyPath(), &found)
        // The longest first: a secret may be part of another.
        let sorted = found.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        return sorted.reduce(text) { Secrets.replace($1, in: $0) }
    }

    private func collect(_ node: PropertyNode, _ path: PropertyPath, _ found: inout Set<String>) {
        switch node.content {
        case .map(let map):
            for key in map.keys {
                if let child = map[key] { collect(child, path.appending(.key(key)), &found) }
            }
        case .list(let list):
            for (index, child) in list.enumerated() { collect(child, path.appending(.index(index)), &found) }
        case .text(let text), .untyped(let text), .template(let text), .number(let text):
            if !text.isEmpty, contains(path) { found.insert(text) }
        case .null, .bool: break
        }
        if let older = node.overridden, node.map == nil { collect(older, path, &found) }
    }

    private static func replace(_ secret: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: secret) {
            result += rest[..<range.lowerBound] + Shown.secret
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
