// SPDX-License-Identifier: Apache-2.0

/// Names of types for people: short where that is unambiguous in a graph, with the module where two would look alike.
struct TypeNames {
    private var names: [ObjectIdentifier: (short: String, qualified: String)] = [:]
    private var ambiguous: Set<String> = []

    /// Collects the names of all types that a graph can mention.
    init(of types: some Sequence<Any.Type>) {
        var meanings: [String: String] = [:]
        for type in types where names[ObjectIdentifier(type)] == nil {
            let name = Self.name(of: type)
            names[ObjectIdentifier(type)] = name
            if let other = meanings.updateValue(name.qualified, forKey: name.short), other != name.qualified {
                ambiguous.insert(name.short)
            }
        }
    }

    /// The name to show.
    func shown(_ type: Any.Type) -> String {
        let name = names[ObjectIdentifier(type)] ?? Self.name(of: type)
        return ambiguous.contains(name.short) ? name.qualified : name.short
    }

    /// The name with the module.
    func qualified(_ type: Any.Type) -> String {
        (names[ObjectIdentifier(type)] ?? Self.name(of: type)).qualified
    }

    private static func name(of type: Any.Type) -> (short: String, qualified: String) {
        let qualified = withoutContexts(_typeName(type, qualified: true))
        return (withoutModules(qualified), qualified)
    }

    /// Removes the addresses that the runtime puts into names of private and local types, which differ by process.
    private static func withoutContexts(_ name: String) -> String {
        let marker = "(unknown context at "
        var result = ""
        var rest = Substring(name)
        while let parenthesis = rest.firstIndex(of: "(") {
            result += rest[..<parenthesis]
            rest = rest[parenthesis...]
            if rest.hasPrefix(marker), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...]
                if rest.first == "." { rest.removeFirst() }
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }

    /// Removes the first component of every dotted path, which is its module.
    private static func withoutModules(_ name: String) -> String {
        var result = ""
        var path = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                path.append(character)
            } else {
                result += lastComponents(path)
                path = ""
                result.append(character)
            }
        }
        return result + lastComponents(path)
    }

    private static func lastComponents(_ path: String) -> Substring {
        guard let dot = path.firstIndex(of: "."), path.index(after: dot) != path.endIndex else { return path[...] }
        return path[path.index(after: dot)...]
    }
}
