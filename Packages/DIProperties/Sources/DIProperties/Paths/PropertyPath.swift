// SPDX-License-Identifier: Apache-2.0

/// The way to a value: `a.b[0]['x.y'].c`.
struct PropertyPath: Sendable, Hashable, CustomStringConvertible {
    /// One step down.
    enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)

        /// The key, or the number of the index.
        var name: String {
            switch self {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }
    }

    var steps: [Step]

    init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Reads a path; the empty one is that of the whole tree.
    init(parsing text: String) throws(PathError) {
        var parser = PathParser(text)
        steps = try parser.parseAll()
    }

    func appending(_ step: Step) -> PropertyPath {
        PropertyPath(steps + [step])
    }

    func appending(_ path: PropertyPath) -> PropertyPath {
        PropertyPath(steps + path.steps)
    }

    /// Whether this path is that of the other one or of something around it.
    func contains(_ other: PropertyPath) -> Bool {
        other.steps.starts(with: steps)
    }

    /// The path as it can be read again.
    var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : "." + key
            case .key(let key): text += "['\(Shown.escaped(key.unicodeScalars, in: "'"))']"
            }
        }
        return text
    }

    /// Whether a key needs no quotes.
    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                scalar == "_" || scalar == "-" || scalar == "/" || scalar == "*" || scalar.properties.isAlphabetic
                    || ("0"..."9").contains(scalar)
            }
    }
}

/// What is wrong with a path, and at which character.
struct PathError: Error, Equatable {
    let problem: String
    /// From 1.
    let column: Int
}
