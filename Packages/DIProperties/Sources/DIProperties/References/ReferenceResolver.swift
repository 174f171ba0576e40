// SPDX-License-Identifier: Apache-2.0

import DICore

struct ReferenceResolver {
    struct Growth {
        var lookups: Int = 0
        var bytes: Int = 0
    }

    let properties: Properties
    /// The paths that are being resolved, which reveal a cycle.
    var stack: [PropertyPath] = []
    private(set) var growth: Growth = Growth()
    private(set) var visited: [PropertyPath] = []
    /// The secret values that were put into strings: a reader of such a string may print a part of it.
    private(set) var secretPieces: [String] = []

    /// The limit of references in a chain: each is a call, for which any thread must have room.
    private static let longestWay: Int = 40

    /// Returns the node with its references resolved, at the place of the node itself.
    mutating func resolve(_ node: PropertyNode, at path: PropertyPath) throws(PropertyError) -> PropertyNode {
        guard case .template(let text) = node.content else { return node }
        let template: Template
        do throws(PathError) {
            template = try Template(parsing: text)
        } catch {
            throw PropertyError.reference(
                path, "'\(path)' has an invalid reference: \(error.problem), at character \(error.column) of the text",
                in: node, fix: "write it like ${a.b} or ${a.b:-default}")
        }
        stack.append(path)
        let found: PropertyNode
        do throws(PropertyError) {
            found = try resolve(template, node, path)
        } catch {
            // All references of the text count as read, though an earlier one failed.
            visited += template.references
            throw error
        }
        stack.removeLast()
        return result(found, of: node, text)
    }

    /// Returns the value of a string at its own place. It is secret if the string or a referenced value is.
    private func result(_ found: PropertyNode, of node: PropertyNode, _ text: String) -> PropertyNode {
        var derivation = found.derivation ?? PropertyDerivation()
        // The parts of a collection have marks of their own, but none for a secret that refers to the collection.
        let isToMark = !derivation.isSecret && found.isCollection && properties.secrets.contains(node)
        let content = isToMark ? found.secret.content : found.content
        derivation.written = text
        derivation.isSecret = derivation.isSecret || properties.secrets.contains(node)
        return PropertyNode(
            content, node.origin, key: node.keyPosition, overridden: node.overridden, derivation: derivation,
            copyOf: found)
    }

    private mutating func resolve(
        _ template: Template, _ node: PropertyNode, _ path: PropertyPath
    ) throws(PropertyError) -> PropertyNode {
        if template.parts.count == 1, case .reference(let target, let fallback) = template.parts[0] {
            return try look(up: target, fallback, node, path)
        }
        // A string of several parts has no type: it is parsed to the requested one.
        var text = ""
        var isSecret = false
        for part in template.parts {
            switch part {
            case .text(let piece): text += piece
            case .reference(let target, let fallback):
                let found = try resolve(try look(up: target, fallback, node, path).single, at: target)
                var words = found.content.text
                if case .bool(let bool) = found.content { words = bool ? "true" : "false" }
                guard let piece = words else { throw PropertyError(.unfitPiece(found, node, path, in: properties)) }
                text += piece
                if properties.secrets.contains(found) {
                    isSecret = true
                    secretPieces.append(piece)
                }
            }
            guard text.utf8.count + growth.bytes <= properties.limits.fileSize else {
                throw .tooLong(path, node, properties.limits)
            }
        }
        growth.bytes += text.utf8.count
        isSecret = isSecret || !properties.secrets.contains(node) && properties.secrets.hide(.untyped(text), at: path)
        return PropertyNode(
            .untyped(text), node.origin,
            derivation: PropertyDerivation(isSecret: isSecret, isSpliced: !template.references.isEmpty), copyOf: node)
    }

    private mutating func look(
        up target: PropertyPath, _ fallback: Template?, _ node: PropertyNode, _ path: PropertyPath
    ) throws(PropertyError) -> PropertyNode {
        growth.lookups += 1
        guard growth.lookups <= properties.limits.aliasExpansions else {
            let limit = properties.limits.aliasExpansions
            throw .reference(
                path, "resolving '\(Shown.shortened(path))' follows more than \(limit) references", in: node,
                fix: "raise the limit 'aliasExpansions' if this is intended")
        }
        guard stack.count <= Self.longestWay else {
            let start = stack.first ?? path
            throw .reference(
                start, "'\(start)' begins a chain of more than \(Self.longestWay) references", in: node,
                fix: "refer to the last property of the chain directly")
        }
        visited.append(target)
        if let start = stack.firstIndex(of: target) {
            let way = (stack[start...] + [target]).map { "'\($0)'" }.joined(separator: " → ")
            throw .reference(
                target, "references form a cycle: \(way)", in: node,
                fix: "set one of them to a value without a reference")
        }
        if let there = properties.root.descendant(target) {
            let found = try resolve(there, at: target)
            if !found.isNull || fallback == nil { return referred(found, target) }
        }
        if let fallback { return try resolve(fallback, node, path) }
        throw missing(target, node, path)
    }

    /// Returns a referenced value with its path.
    private func referred(_ found: PropertyNode, _ target: PropertyPath) -> PropertyNode {
        var derivation = found.derivation ?? PropertyDerivation()
        derivation.referent = derivation.referent ?? target
        derivation.isSecret = derivation.isSecret || !found.isCollection && properties.secrets.contains(target)
        return found.copy(derivation: derivation)
    }

    private func missing(_ target: PropertyPath, _ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        guard !properties.isSecret(node, at: path) else {
            // The name of the reference is a part of the secret, which may not contain a reference at all.
            return PropertyError(
                Diagnostic(
                    id: .propertyMissing, severity: .error, subject: "\(path)",
                    message: "'\(path)' refers to a property that no source sets", trace: [.at("set in", node.origin)],
                    fixes: ["write '$${' for a literal '${'"]))
        }
        var diagnostic = Diagnostic.missing(target, in: properties)
        diagnostic.message = "'\(path)' refers to '\(target)', which no source sets"
        diagnostic.trace = [.at("set in", node.origin)]
        diagnostic.fixes.append("or give a default: ${\(target):-…}")
        return PropertyError(diagnostic)
    }
}
