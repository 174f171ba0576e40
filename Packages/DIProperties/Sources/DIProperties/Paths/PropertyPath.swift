// SPDX-License-Identifier: Apache-2.0

/// The path of a value: `a.b[0]['x.y'].c`.
struct PropertyPath: Sendable, Hashable, CustomStringConvertible {
    enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)

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

    /// Parses a path; the empty text is the path of the whole tree.
    init(parsing text: String) throws(PathError) {
        var parser = PathParser(text.unicodeScalars)
        steps = text.isEmpty ? [] : try parser.parse()
    }

    func appending(_ step: Step) -> PropertyPath {
        PropertyPath(steps + [step])
    }

    func appending(_ path: PropertyPath) -> PropertyPath {
        PropertyPath(steps + path.steps)
    }

    /// Returns whether the other path is equal to this one or below it.
    func contains(_ other: PropertyPath) -> Bool {
        other.steps.starts(with: steps)
    }

    /// The path in a form that can be parsed again.
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

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                scalar == "_" || scalar == "-" || scalar == "/" || scalar == "*" || scalar.properties.isAlphabetic
                    || ("0"..."9").contains(scalar)
            }
    }
}

struct PathError: Error, Equatable {
    let problem: String
    /// From 1.
    let column: Int
}
