// SPDX-License-Identifier: Apache-2.0

/// A type as written on a command line: a name with dots, and arguments.
struct WrittenType: Equatable {
    /// The Swift module and the names of the type and the types around it.
    let path: [Substring]
    let arguments: [WrittenType]

    /// Reads a type; nil where the text is none.
    init?(_ text: String) {
        var rest = text.filter { $0 != " " }[...]
        guard let type = Self.read(&rest), rest.isEmpty else { return nil }
        self = type
    }

    private init(path: [Substring], arguments: [WrittenType]) {
        self.path = path
        self.arguments = arguments
    }

    private static func read(_ rest: inout Substring) -> WrittenType? {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !parts.contains("") else { return nil }
        rest = rest[name.endIndex...]
        var arguments: [WrittenType] = []
        if rest.first == "<" {
            repeat {
                rest.removeFirst()
                guard let argument = read(&rest) else { return nil }
                arguments.append(argument)
            } while rest.first == ","
            guard rest.popFirst() == ">" else { return nil }
        }
        return WrittenType(path: parts.count == 1 ? ["Swift"] + parts : parts, arguments: arguments)
    }

    /// The mangled names that the type may have. They tell structs, classes and enums apart, and a written name doesn't.
    ///
    /// - Complexity: Threefold for each name in the type; the names of a command line are few.
    var mangledNames: [String] {
        let module = path[0] == "Swift" ? "s" : Self.identifier(path[0])
        let names = path.dropFirst().reduce([module]) { names, part in
            names.flatMap { name in ["V", "C", "O"].map { name + Self.identifier(part) + $0 } }
        }
        guard !arguments.isEmpty else { return names }
        let lists = arguments.map(\.mangledNames).reduce([""]) { lists, names in
            lists.flatMap { list in names.map { list + $0 } }
        }
        return names.flatMap { name in lists.map { name + "y" + $0 + "G" } }
    }

    private static func identifier(_ name: Substring) -> String {
        "\(name.utf8.count)\(name)"
    }
}
