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

    /// The names without wildcards, in the form in which they are compared.
    var names: [String] {
        steps.compactMap { step in
            if case .name(let name) = step { return name }
            return nil
        }
    }

    /// Whether all paths that it matches have the same number of steps.
    var isOfOneDepth: Bool { !steps.contains(.anySteps) }

    /// Returns whether it may match a part of a malformed text, which names the key unless the pattern has a fixed depth.
    func mayMatch(partOf text: String) -> Bool {
        guard !isOfOneDepth, let last = steps.last else { return true }
        let text = text.foldedAsKey
        switch last {
        case .anySteps: return true
        case .name(let name): return Int(name) != nil || text.contains(name)
        case .glob(let glob):
            return glob.split { $0 == "*" || $0 == "?" }.allSatisfy { text.contains(String($0)) }
        }
    }

    /// Returns the extent to which it matches a path.
    ///
    /// It follows all alternatives at once (Thompson's construction), so no pattern takes longer than its length times the
    /// length of the path.
    func match(_ path: PropertyPath) -> Match {
        var places: Set<Int> = closure([0])
        if places.contains(steps.count) { return .covered }
        for step in path.steps {
            let name = step.name.foldedAsKey
            let characters = Array(name)
            places = closure(
                Set(
                    places.compactMap { place in
                        switch steps[place] {
                        case .anySteps: place
                        case .name(let wanted): wanted == name ? place + 1 : nil
                        case .glob(let glob): FileGlob.matches(characters, glob) ? place + 1 : nil
                        }
                    }))
            if places.contains(steps.count) { return .covered }
            if places.isEmpty { return .nothing }
        }
        return .below
    }

    /// Returns positions in the pattern, with those that can be reached without a step.
    private func closure(_ places: Set<Int>) -> Set<Int> {
        var result = places
        for place in places {
            var next = place
            while next < steps.count, steps[next] == .anySteps {
                next += 1
                result.insert(next)
            }
        }
        return result
    }
}
