// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The values that no text may show: the values at paths that match a pattern, wherever references, aliases and merge keys take
/// them.
struct Secrets: Sendable {
    private(set) var patterns: [PathPattern] = []
    /// A warning for each malformed pattern, in whose place everything is secret.
    private(set) var malformed: [Diagnostic] = []
    /// The values at secret paths, identified by the nodes that their sources made.
    private var nodes: Set<ObjectIdentifier> = []
    /// The indices of the patterns that match anything that is set.
    private var matching: Set<Int> = []

    var isEmpty: Bool { patterns.isEmpty }

    var unmatched: [PathPattern] {
        patterns.indices.filter { !matching.contains($0) }.map { patterns[$0] }
    }

    /// Returns these secrets with another pattern, applied to the trees of all sources. A pattern that is not valid matches
    /// everything.
    func adding(_ pattern: String, in trees: [PropertyNode]) -> Secrets {
        var result = self
        do throws(PathError) {
            result.patterns.append(try PathPattern(parsing: pattern))
        } catch {
            result.malformed.append(.malformed(pattern, error))
            result.patterns.append(.everything)
        }
        return result.applied(to: trees)
    }

    /// Returns these secrets with the patterns of others, applied to the trees of all sources.
    func adding(_ others: Secrets, in trees: [PropertyNode]) -> Secrets {
        var result = self
        result.patterns += others.patterns.filter { !patterns.contains($0) }
        result.malformed += others.malformed.filter { !malformed.contains($0) }
        return result.applied(to: trees)
    }

    private func applied(to trees: [PropertyNode]) -> Secrets {
        var result = self
        (result.nodes, result.matching) = ([], [])
        return result.including(trees)
    }

    /// Returns these secrets with the values of further trees below a path, each by itself, before they are merged.
    func including(_ trees: [PropertyNode], at path: PropertyPath = PropertyPath()) -> Secrets {
        guard !patterns.isEmpty else { return self }
        var result = self
        for tree in trees { result.mark(tree, at: path) }
        return result
    }

    func contains(_ path: PropertyPath) -> Bool {
        patterns.contains { $0.match(path) == .covered }
    }

    /// Returns whether a value is secret where a source set it, or contains a secret.
    func contains(_ node: PropertyNode) -> Bool {
        guard !isEmpty else { return false }
        return node.derivation?.isSecret == true || nodes.contains(ObjectIdentifier(node.made))
    }

    /// Returns whether a string, which may be read as JSON or as a list, may contain a secret; if so, all of it is secret.
    func hide(_ content: PropertyNode.Content, at path: PropertyPath) -> Bool {
        patterns.contains { Self.hides(content, at: path, $0) }
    }

    private static func hides(_ content: PropertyNode.Content, at path: PropertyPath, _ pattern: PathPattern) -> Bool {
        let match = pattern.match(path)
        guard match != .nothing else { return false }
        if let text = content.text, isLikeJSON(text) { return pattern.mayMatch(partOf: text) }
        switch content {
        case .untyped(let text), .template(let text):
            let count = text.utf8.count { $0 == UInt8(ascii: ",") } + 1
            return (0..<count).contains { pattern.match(path.appending(.index($0))) == .covered }
        case .null, .bool, .number, .text, .list, .map: return false
        }
    }

    private static func isLikeJSON(_ text: String) -> Bool {
        text.first { !$0.isWhitespace }.map { $0 == "{" || $0 == "[" } ?? false
    }

    private mutating func mark(_ node: PropertyNode, at path: PropertyPath) {
        let matches = patterns.map { $0.match(path) }
        guard matches.contains(where: { $0 != .nothing }) else { return }
        for (index, match) in matches.enumerated() where match == .covered { matching.insert(index) }
        if node.json != nil { mark(text: node.single, at: path, matches) }
        let children = node.children
        switch node.content {
        case .map where !children.isEmpty, .list where !children.isEmpty:
            for (step, child) in children { mark(child, at: path.appending(step)) }
        case .text, .untyped, .template:
            mark(text: node, at: path, matches)
        case .bool, .number:
            if matches.contains(.covered) { nodes.insert(ObjectIdentifier(node.made)) }
        case .null, .list, .map:
            // Where nothing is set yet, a pattern for paths below has nothing to match.
            for (index, match) in matches.enumerated() where match == .below && patterns[index].isOfOneDepth {
                matching.insert(index)
            }
        }
    }

    private mutating func mark(text node: PropertyNode, at path: PropertyPath, _ matches: [PathPattern.Match]) {
        let hiding = patterns.indices.filter { Self.hides(node.content, at: path, patterns[$0]) }
        guard matches.contains(.covered) || !hiding.isEmpty else { return }
        // Whether a pattern of any depth matches a part of the string is unknown.
        matching.formUnion(hiding.filter { patterns[$0].isOfOneDepth })
        nodes.insert(ObjectIdentifier(node.made))
    }
}

/// The secrets that groups declare, once these were read from properties. Copies share them, so later texts hide them, too.
final class DeclaredSecrets: Sendable {
    private let noted: Mutex<[String]> = Mutex([])

    /// The patterns, in the order in which their groups were read.
    var patterns: [String] { noted.withLock { $0 } }

    func note(_ patterns: [String]) {
        guard !patterns.isEmpty else { return }
        noted.withLock { noted in
            for pattern in patterns where !noted.contains(pattern) { noted.append(pattern) }
        }
    }
}
