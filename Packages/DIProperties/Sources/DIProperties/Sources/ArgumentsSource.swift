// SPDX-License-Identifier: Apache-2.0

/// The options of a command line that set properties.
struct ArgumentsSource {
    /// The meaning of one option.
    enum Option {
        /// `a.b=c`, and the index of the argument, from 1.
        case property(String, argument: Int)
        case file(String)
        case problem(SyntaxProblem, argument: Int)
    }

    /// The options, in their order.
    let options: [Option]
    let lookalikes: [LookalikeOption]

    init(_ arguments: [String]) {
        var options: [Option] = []
        var lookalikes: [LookalikeOption] = []
        var index = 0
        while index < arguments.count, arguments[index] != "--" {
            let place = index
            if let path = Self.lookalike(arguments[place]) {
                lookalikes.append(LookalikeOption(path: path, argument: place))
            }
            for (name, takes) in [("--property", "PATH=VALUE"), ("--properties", "FILE")] {
                var text: String?
                if arguments[place].hasPrefix(name + "=") {
                    text = String(arguments[place].dropFirst(name.count + 1))
                } else if arguments[place] == name {
                    index += 1
                    text = index < arguments.count ? arguments[index] : nil
                } else {
                    continue
                }
                options.append(Self.option(name, takes, text, place))
            }
            index += 1
        }
        self.options = options
        self.lookalikes = lookalikes
    }

    /// Returns the path before the '=' of an option; nil for the options of this source.
    private static func lookalike(_ argument: String) -> PropertyPath? {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "="),
            let path = try? PropertyPath(parsing: String(argument[..<sign].dropFirst(2)))
        else { return nil }
        return path.steps == [.key("property")] || path.steps == [.key("properties")] ? nil : path
    }

    private static func option(_ name: String, _ takes: String, _ text: String?, _ index: Int) -> Option {
        guard let text, !text.isEmpty else {
            return .problem(
                SyntaxProblem("'\(name)' has no value", fix: "write \(name) \(takes)"), argument: index)
        }
        return name == "--property" ? .property(text, argument: index) : .file(text)
    }
}

extension PropertyLoader {
    /// Merges the properties of the options, one after the other.
    mutating func add(_ arguments: ArgumentsSource) {
        note("command line")
        note(arguments.lookalikes)
        for option in arguments.options {
            switch option {
            case .file(let path): addFile(path, isRequired: true)
            case .problem(let problem, let index): report(problem, in: Properties.Origin.argument(index))
            case .property(let text, let index):
                do throws(SyntaxProblem) {
                    try assign(text, from: Properties.Origin.argument(index))
                } catch {
                    report(error, in: Properties.Origin.argument(index))
                }
            }
        }
    }

    private mutating func assign(_ text: String, from source: String) throws(SyntaxProblem) {
        guard let sign = Self.equalSign(in: text) else {
            throw SyntaxProblem("'=' is missing", fix: "write --property PATH=VALUE")
        }
        let path: PropertyPath
        do throws(PathError) {
            path = try PropertyPath(parsing: String(text[..<sign]))
            guard !path.steps.isEmpty else { throw PathError(problem: "a key is missing", column: 1) }
        } catch {
            throw SyntaxProblem(
                "the text before '=' is not a property path: \(error.problem), at character \(error.column)",
                fix: "write it like a.b[0]['x.y'].c")
        }
        guard path.steps.count <= limits.depth else { throw .tooDeep(limits.depth, at: nil) }
        try checkOptions(path)
        let origin = Properties.Origin(source)
        let value = PropertyNode(
            untyped: String(text[text.index(after: sign)...]), below: path.steps.count, origin, limits)
        if !value.isCollection { try checkBelow(path) }
        add(try Self.tree(path.steps[...], value, below: root, path, origin))
    }

    /// Rejects a value above or below one that another option has set, which would go unnoticed.
    private func checkOptions(_ path: PropertyPath) throws(SyntaxProblem) {
        var node: PropertyNode? = root
        var above = PropertyPath()
        for step in path.steps {
            node = node?.child(step)
            above.steps.append(step)
            guard let found = node, above != path else { continue }
            if !found.isCollection, found.origin.isArgument {
                throw SyntaxProblem(
                    "'\(path)' is below '\(above)', to which \(found.origin) gives a value",
                    fix: "leave out one of the two")
            }
        }
    }

    /// Rejects a value of which another option has set a part.
    private func checkBelow(_ path: PropertyPath) throws(SyntaxProblem) {
        guard let node = root.descendant(path), node.isCollection, let other = node.firstOption else { return }
        throw SyntaxProblem(
            "it gives a value to '\(path)', and \(other) sets another below it", fix: "leave out one of the two")
    }

    /// Returns the '=' that ends the path, ignoring those in quoted keys.
    private static func equalSign(in text: String) -> String.Index? {
        var quote: Character?
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if let open = quote {
                if character == "\\" { isEscaped = true }
                if character == open { quote = nil }
            } else if character == "=" {
                return index
            } else if character == "'" || character == "\"" {
                quote = character
            }
        }
        return nil
    }

    /// Rejects a key on a list and an index on a map, either of which would replace the whole collection.
    private static func check(
        _ step: PropertyPath.Step, of path: PropertyPath, below existing: PropertyNode?
    ) throws(SyntaxProblem) {
        guard let existing else { return }
        switch (step, existing.content) {
        case (.key(let key), .list):
            throw SyntaxProblem(
                "'\(path)' uses the key '\(key)' on a list, set in \(existing.origin)",
                fix: key.asIndex.map { "write the element as [\($0)]" } ?? "name an element, such as [0]")
        case (.index(let index), .map(let map)) where !map.isEmpty && !map.isIndexed:
            throw SyntaxProblem(
                "'\(path)' uses the index \(index) on a map, set in \(existing.origin)", fix: "use one of its keys")
        case (.index(let index), .untyped), (.index(let index), .text), (.index(let index), .template):
            throw SyntaxProblem(
                "'\(path)' uses the index \(index) on a string, set in \(existing.origin)", fix: "set the whole list"
            )
        default: break
        }
    }

    /// Returns a tree with one value, to be merged. An index must be that of an existing element, or of the next one.
    private static func tree(
        _ steps: ArraySlice<PropertyPath.Step>, _ value: PropertyNode, below existing: PropertyNode?,
        _ path: PropertyPath,
        _ origin: Properties.Origin
    ) throws(SyntaxProblem) -> PropertyNode {
        guard let step = steps.first else { return value }
        try check(step, of: path, below: existing)
        let below = try tree(steps.dropFirst(), value, below: existing?.child(step), path, origin)
        var map = PropertyMap()
        switch step {
        case .key(let key): map.set(key, below)
        case .index(let index):
            if existing?.map?.isIndexed == true {
                map.set(String(index), below, isFolded: true)
                break
            }
            let count = existing?.list?.count ?? 0
            guard index <= count else {
                throw SyntaxProblem(
                    "'\(path)' sets element \(index) of a list of length \(count)",
                    fix: "the next element is [\(count)]"
                )
            }
            guard existing?.list != nil else { return PropertyNode(.list([below]), origin) }
            map.set(String(index), below, isFolded: true)
        }
        return PropertyNode(.map(map), origin)
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
