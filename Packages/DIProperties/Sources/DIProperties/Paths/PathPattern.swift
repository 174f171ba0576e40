// SPDX-License-Identifier: Apache-2.0

/// A path with wildcards: `hosts.*.token`, `**.*_token`.
///
/// `*` matches any characters in the name of one step, `?` one character, and `**` any number of steps, including none. A
/// quoted name has no wildcards. Names are compared without case and with `_` for `-`; the name of an index is its number.
struct PathPattern: Sendable, Hashable {
    /// The extent to which a pattern matches a path.
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

    /// The original pattern.
    let text: String
    private let steps: [Step]

    init(parsing text: String) throws(PathError) {
        self.text = text
        var parser = PathParser(text, isPattern: true)
        steps = try parser.parseAll().enumerated().map { index, step in
            let name = step.name.foldedAsKey
            guard !parser.quoted.contains(index), name.contains(where: { $0 == "*" || $0 == "?" }) else {
                return .name(name)
            }
            return name == "**" ? .anySteps : .glob(Array(name))
        }
    }

    /// Whether all paths that it matches have the same number of steps.
    var isOfOneDepth: Bool { !steps.contains(.anySteps) }

    /// Returns whether it may match a part of a text that looks like JSON, which names the key unless the pattern has a fixed depth.
    func mayMatch(partOf text: String) -> Bool {
        guard !isOfOneDepth, let last = steps.last else { return true }
        let text = text.foldedAsKey
        return switch last {
        case .anySteps: true
        case .name(let name): Int(name) != nil || text.contains(name)
        case .glob(let glob): glob.split { $0 == "*" || $0 == "?" }.allSatisfy { text.contains(String($0)) }
        }
    }

    /// Returns the extent to which it matches a path.
    ///
    /// It follows all alternatives at once (Thompson's construction), so no pattern takes longer than its length times the
    /// length of the path.
    func match(_ path: PropertyPath) -> Match {
        var places = Array(repeating: false, count: steps.count + 1)
        places[0] = true
        skip(in: &places)
        for step in path.steps where !places[steps.count] {
            let name = step.name
            var characters: [Character]?
            // From the end, so that a position that is reached is not left in the same step.
            for place in steps.indices.reversed() where places[place] {
                switch steps[place] {
                case .anySteps: continue
                case .name(let wanted): places[place + 1] = name.isFolded(as: wanted) || places[place + 1]
                case .glob(let glob):
                    let folded = characters ?? Array(name.foldedAsKey)
                    characters = folded
                    places[place + 1] = FileGlob.matches(folded, glob) || places[place + 1]
                }
                places[place] = false
            }
            guard places.contains(true) else { return .nothing }
            skip(in: &places)
        }
        return places[steps.count] ? .covered : .below
    }

    /// Adds the positions in the pattern that can be reached without a step.
    private func skip(in places: inout [Bool]) {
        for place in steps.indices where places[place] {
            if case .anySteps = steps[place] { places[place + 1] = true }
        }
    }
}
