// SPDX-License-Identifier: Apache-2.0

/// A path with wildcards: `hosts.*.token`, `**.*_token`.
///
/// `*` matches any characters in the name of one step, `?` one character, and `**` any number of steps, including none. A
/// quoted name has no wildcards. Names are compared without case and with `_` for `-`; the name of an index is its number.
struct PathPattern: Sendable, Hashable {
    enum Match {
        case nothing
        /// A path below this one may match.
        case below
        /// The path matches, or an enclosing one does.
        case covered
    }

    private enum Step: Sendable, Hashable {
        case name(String)
        case glob([Character])
        case anySteps
    }

    let text: String
    private let steps: [Step]

    static let everything: PathPattern = PathPattern(text: "**", steps: [.anySteps])

    private init(text: String, steps: [Step]) {
        (self.text, self.steps) = (text, steps)
    }

    init(parsing text: String) throws(PathError) {
        self.text = text
        var parser = PathParser(text.unicodeScalars, isPattern: true)
        steps =
            text.isEmpty
            ? []
            : try parser.parse().enumerated().map { index, step in
                let name = step.name.foldedAsKey
                guard !parser.quoted.contains(index), name.contains(where: { $0 == "*" || $0 == "?" }) else {
                    return .name(name)
                }
                return name == "**" ? .anySteps : .glob(Array(name))
            }
    }

    /// Whether all paths that it matches have the same number of steps.
    var isOfOneDepth: Bool { !steps.contains(.anySteps) }

    /// Returns whether it may match a part of a text like JSON, which names the key unless the pattern has a fixed depth.
    func mayMatch(partOf text: String) -> Bool {
        guard !isOfOneDepth, let last = steps.last else { return true }
        let text = text.foldedAsKey
        return switch last {
        case .anySteps: true
        case .name(let name): Int(name) != nil || text.contains(name)
        case .glob(let glob): glob.split { $0 == "*" || $0 == "?" }.allSatisfy { text.contains(String($0)) }
        }
    }

    func match(_ path: PropertyPath) -> Match { Self.match(steps[...], path.steps[...]) }

    private static func match(_ steps: ArraySlice<Step>, _ path: ArraySlice<PropertyPath.Step>) -> Match {
        guard let step = steps.first else { return .covered }
        if case .anySteps = step, match(steps.dropFirst(), path) == .covered { return .covered }
        guard let name = path.first?.name else { return .below }
        switch step {
        case .anySteps: return match(steps, path.dropFirst())
        case .name(let wanted): guard name.foldedAsKey == wanted else { return .nothing }
        case .glob(let glob): guard Self.matches(Array(name.foldedAsKey), glob) else { return .nothing }
        }
        return match(steps.dropFirst(), path.dropFirst())
    }

    /// Returns whether a name matches a pattern. It only backtracks to the last star, so it takes at most the product of both
    /// lengths.
    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (n, p) = (0, 0)
        var star: (name: Int, pattern: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (n, p)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.name + 1, last.pattern)
                n = last.name + 1
                p = last.pattern + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
