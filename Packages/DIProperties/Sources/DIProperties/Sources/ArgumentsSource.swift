// SPDX-License-Identifier: Apache-2.0

extension PropertyLoader {
    /// Merges the properties of the options `--property PATH=VALUE` and `--properties FILE`, one after the other, up to `--`.
    mutating func add(arguments: [String]) {
        note("command line")
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let source = Properties.Origin.argument(index)
            let parts = arguments[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            var text = parts[safe: 1].map(String.init)
            if name == "--property" || name == "--properties" {
                if text == nil {
                    index += 1
                    text = arguments[safe: index]
                }
                take(text, of: name, from: source)
            }
            index += 1
        }
    }

    private mutating func take(_ text: String?, of name: String, from source: String) {
        let isFile = name == "--properties"
        do throws(SyntaxProblem) {
            guard let text, !text.isEmpty else {
                throw SyntaxProblem("'\(name)' has no value", fix: "write \(name) \(isFile ? "FILE" : "PATH=VALUE")")
            }
            if isFile { addFile(text, isRequired: true) } else { try assign(text, from: source) }
        } catch {
            report(error, in: source)
        }
    }

    private mutating func assign(_ text: String, from source: String) throws(SyntaxProblem) {
        let scalars = Array(text.unicodeScalars)
        var parser = PathParser(scalars, from: 0)
        let path: PropertyPath
        do throws(PathError) {
            path = PropertyPath(try parser.parse { $0[$1] == "=" })
        } catch {
            throw SyntaxProblem(
                "the text before '=' is not a property path: \(error.problem), at character \(error.column)",
                fix: "write it like a.b[0]['x.y'].c")
        }
        guard parser.position < scalars.count else {
            throw SyntaxProblem("'=' is missing", fix: "write --property PATH=VALUE")
        }
        guard path.steps.count <= limits.depth else { throw .tooDeep(limits.depth, at: nil) }
        let origin = Properties.Origin(source)
        let written = String(String.UnicodeScalarView(scalars[(parser.position + 1)...]))
        let value = PropertyNode(untyped: written, below: path.steps.count, origin, limits)
        var (node, above) = (PropertyNode?.some(root), PropertyPath())
        var parents: [PropertyNode?] = []
        for step in path.steps {
            try Self.check(step, of: path, in: node, at: above)
            parents.append(node)
            node = node?.child(step)
            above.steps.append(step)
        }
        if !value.isCollection, let node, node.isCollection, let other = node.firstOption {
            throw SyntaxProblem(
                "it gives a value to '\(path)', and \(other) sets another below it", fix: "leave out one of the two")
        }
        add(
            zip(path.steps, parents).reversed().reduce(value) { below, step in
                var map = PropertyMap()
                switch step.0 {
                case .key(let key): map.set(key, below)
                case .index where step.1?.elements == nil && step.1?.map?.isIndexed != true:
                    return PropertyNode(.list([below]), origin)
                case .index(let index): map.set(String(index), below, isFolded: true)
                }
                return PropertyNode(.map(map), origin)
            })
    }

    /// Rejects a value below one that another option has set, and a step that would replace a whole collection. An index must be that of
    /// an existing element, or of the next one.
    private static func check(
        _ step: PropertyPath.Step, of path: PropertyPath, in existing: PropertyNode?, at above: PropertyPath
    ) throws(SyntaxProblem) {
        if let existing, !existing.isCollection, existing.origin.isArgument {
            throw SyntaxProblem(
                "'\(path)' is below '\(above)', to which \(existing.origin) gives a value",
                fix: "leave out one of the two")
        }
        let place = existing.map { "set in \($0.origin)" } ?? ""
        switch (step, existing?.content) {
        case (.key(let key), .list):
            throw SyntaxProblem(
                "'\(path)' uses the key '\(key)' on a list, \(place)",
                fix: key.asIndex.map { "write the element as [\($0)]" } ?? "name an element, such as [0]")
        case (.index, .map(let map)) where map.isIndexed: break
        case (.index(let index), .map(let map)) where !map.isEmpty:
            throw SyntaxProblem("'\(path)' uses the index \(index) on a map, \(place)", fix: "use one of its keys")
        case (.index(let index), .untyped), (.index(let index), .text), (.index(let index), .template):
            throw SyntaxProblem("'\(path)' uses the index \(index) on a string, \(place)", fix: "set the whole list")
        case (.index(let index), _):
            let count = existing?.list?.count ?? 0
            guard index > count else { break }
            throw SyntaxProblem(
                "'\(path)' sets element \(index) of a list of length \(count)", fix: "the next element is [\(count)]")
        default: break
        }
    }
}

extension PropertyNode {
    /// The first option of the command line that sets a value below.
    fileprivate var firstOption: Properties.Origin? {
        guard isCollection else { return origin.isArgument ? origin : nil }
        let parts = list ?? map.map { map in map.keys.compactMap { map[$0] } } ?? []
        return parts.lazy.compactMap(\.firstOption).first
    }
}
