// SPDX-License-Identifier: Apache-2.0

import DICore

/// Looks up the references in a text.
struct Resolver {
    let properties: Properties
    /// The paths that are being looked up, so that a loop is seen.
    private var stack: [PropertyPath] = []
    private(set) var expansions: Int
    /// The paths that were referred to.
    private(set) var visited: [PropertyPath] = []
    /// Whether something secret was referred to.
    private(set) var isSecret: Bool = false

    /// How many references may lead on from each other: each is a call, which must have room on any thread.
    private static let longestWay: Int = 40

    init(_ properties: Properties, expansions: Int = 0) {
        self.properties = properties
        self.expansions = expansions
    }

    /// The node with its text put together, in the place of the node itself.
    mutating func resolve(_ node: PropertyNode, at path: PropertyPath) throws(PropertyError) -> PropertyNode {
        guard case .template(let text) = node.content else { return node }
        let template: Template
        do throws(PathError) {
            template = try Template(parsing: text)
        } catch {
            throw PropertyError(badTemplate(error, node, path))
        }
        stack.append(path)
        let content: PropertyNode.Content
        do throws(PropertyError) {
            content = try resolve(template, node, path)
        } catch {
            // What it would have come to is referred to all the same.
            visited += template.references
            throw error
        }
        stack.removeLast()
        let result = PropertyNode(
            content, node.origin, key: node.keyPosition, overridden: node.overridden, written: text)
        // Parts of a collection are told by their own texts, unless these are secret where they come from.
        return isSecret ? result.marked(asWritten: text) : result
    }

    private mutating func resolve(
        _ template: Template, _ node: PropertyNode, _ path: PropertyPath
    ) throws(PropertyError) -> PropertyNode.Content {
        if template.parts.count == 1, case .reference(let target, let fallback) = template.parts[0] {
            return try look(up: target, fallback, node, path)
        }
        // Whoever writes a text of parts cannot say which type it has: it is parsed to the type asked for.
        var text = ""
        for part in template.parts {
            switch part {
            case .text(let piece): text += piece
            case .reference(let target, let fallback):
                text += try piece(of: try look(up: target, fallback, node, path), target, node, path)
            }
            guard text.utf8.count <= properties.limits.fileSize else { throw tooMuch(node, path) }
        }
        return .untyped(text)
    }

    private mutating func look(
        up target: PropertyPath, _ fallback: Template?, _ node: PropertyNode, _ path: PropertyPath
    ) throws(PropertyError) -> PropertyNode.Content {
        expansions += 1
        guard expansions <= properties.limits.aliasExpansions else { throw tooMuch(node, path) }
        guard stack.count <= Self.longestWay else { throw tooFar(node, path) }
        visited.append(target)
        if stack.contains(target) { throw loop(to: target, node, path) }
        if let found = properties.root.descendant(target), !found.isNull {
            if properties.secrets.contains(target) { isSecret = true }
            return try resolve(found, at: target).content
        }
        if let fallback { return try resolve(fallback, node, path) }
        throw missing(target, node, path)
    }

    private func piece(
        of content: PropertyNode.Content, _ target: PropertyPath, _ node: PropertyNode, _ path: PropertyPath
    ) throws(PropertyError) -> String {
        switch content {
        case .text(let text), .untyped(let text), .template(let text), .number(let text): return text
        case .bool(let bool): return bool ? "true" : "false"
        case .null: return ""
        case .list, .map:
            throw PropertyError(
                Diagnostic(
                    id: .propertyType, severity: .error, subject: "\(path)",
                    message:
                        "'\(path)' refers to '\(target)', which is \(Shown.value(content)) and cannot stand in a text",
                    trace: Diagnostic.Step.history(of: node)))
        }
    }

    private func badTemplate(_ error: PathError, _ node: PropertyNode, _ path: PropertyPath) -> Diagnostic {
        Diagnostic(
            id: .propertySyntax, severity: .error, subject: "\(path)",
            message:
                "'\(path)' has a reference that cannot be read: \(error.problem), at character \(error.column) of the text",
            trace: [.at("set in", node.origin)], fixes: ["write it as in ${a.b} or ${a.b:-else}"])
    }

    private func loop(to target: PropertyPath, _ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        let start = stack.firstIndex(of: target) ?? 0
        let way = (stack[start...] + [target]).map { "'\($0)'" }.joined(separator: " → ")
        return PropertyError(
            Diagnostic(
                id: .propertySyntax, severity: .error, subject: "\(target)",
                message: "references lead back to where they begin: \(way)", trace: [.at("set in", node.origin)],
                fixes: ["give one of them a value of its own"]))
    }

    private func tooMuch(_ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        PropertyError(
            Diagnostic(
                id: .propertySyntax, severity: .error, subject: "\(path)",
                message:
                    "the references in '\(Shown.shortened(path))' amount to more than \(properties.limits.aliasExpansions)",
                trace: [.at("set in", node.origin)], fixes: ["raise 'aliasExpansions' of the limits if that is meant"]))
    }

    private func tooFar(_ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        PropertyError(
            Diagnostic(
                id: .propertySyntax, severity: .error, subject: "\(stack.first ?? path)",
                message:
                    "'\(stack.first ?? path)' refers to another, and so on over more than \(Self.longestWay) references",
                trace: [.at("set in", node.origin)], fixes: ["refer to the last of them at once"]))
    }

    private func missing(_ target: PropertyPath, _ node: PropertyNode, _ path: PropertyPath) -> PropertyError {
        var diagnostic = Diagnostic.missing(target, in: properties)
        diagnostic.message = "'\(path)' refers to '\(target)', which no source sets"
        diagnostic.trace = [.at("set in", node.origin)]
        diagnostic.fixes.append("or say what to take instead: ${\(target):-…}")
        return PropertyError(diagnostic)
    }
}

extension PropertyNode {
    /// Whether it is null.
    var isNull: Bool {
        if case .null = content { return true }
        return false
    }
}
