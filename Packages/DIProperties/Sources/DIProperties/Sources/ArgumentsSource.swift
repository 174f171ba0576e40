// SPDX-License-Identifier: Apache-2.0

extension PropertyLoader {
    /// Merges the properties of the options `--property PATH=VALUE` and `--properties FILE`, one after the other, up to `--`.
    mutating func add(arguments: [String]) {
        note("command line")
        var options = PropertyNode(.map(PropertyMap()), .nowhere)
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let source = "command-line argument \(index)"
            let parts = arguments[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            var text = parts[safe: 1].map(String.init)
            if name == "--property" || name == "--properties" {
                if text == nil {
                    index += 1
                    text = arguments[safe: index]
                }
                take(text, of: name, from: source, after: &options)
            }
            index += 1
        }
    }

    private mutating func take(
        _ text: String?, of name: String, from source: String, after options: inout PropertyNode
    ) {
        let isFile = name == "--properties"
        do throws(SyntaxProblem) {
            guard let text, !text.isEmpty else {
                throw SyntaxProblem("'\(name)' has no value", fix: "write \(name) \(isFile ? "FILE" : "PATH=VALUE")")
            }
            if isFile { addFile(text, isRequired: true) } else { try assign(text, from: source, after: &options) }
        } catch {
            report(error, in: source)
        }
    }

    private mutating func assign(
        _ text: String, from source: String, after options: inout PropertyNode
    ) throws(SyntaxProblem) {
        var parser = PathParser(text.unicodeScalars)
        let path: PropertyPath
        do throws(PathError) {
            path = PropertyPath(try parser.parse { $0.current == "=" })
        } catch {
            throw SyntaxProblem(
                "the text before '=' is not a property path: \(error.problem), at character \(error.column)",
                fix: "write it like a.b[0]['x.y'].c")
        }
        guard parser.current != nil else {
            throw SyntaxProblem("'=' is missing", fix: "write --property PATH=VALUE")
        }
        guard path.steps.count <= limits.depth else { throw .tooDeep(limits.depth, at: nil) }
        let origin = Properties.Origin(source)
        let value = PropertyNode(untyped: parser.rest, below: path.steps.count, origin, limits)
        if let other = options.contradiction(of: value, at: path.steps, isOption: true) {
            throw SyntaxProblem("it contradicts \(other)", fix: "leave out one of the two")
        }
        let keys = path.steps.reversed().reduce(value) { below, step in
            PropertyNode(.map(PropertyMap([step.name: below])), origin)
        }
        options = keys.merged(over: options)
        var (node, above) = (PropertyNode?.some(root), PropertyPath())
        var parents: [PropertyNode?] = []
        for step in path.steps {
            if let mistake = (node ?? PropertyNode(.null, origin)).mistake(of: step, at: above) { throw mistake }
            parents.append(node)
            node = node?.child(step)
            above.steps.append(step)
        }
        add(
            zip(path.steps, parents).reversed().reduce(value) { below, step in
                switch step.0 {
                case .key(let key): return PropertyNode(.map(PropertyMap([key: below])), origin)
                case .index where step.1?.elements == nil && step.1?.map?.isIndexed != true:
                    return PropertyNode(.list([below]), origin)
                case .index(let index):
                    return PropertyNode(.map(PropertyMap([String(index): below], isFolded: true)), origin)
                }
            })
    }
}
