// SPDX-License-Identifier: Apache-2.0

/// Paths with holes: `hosts.*.token`, `**.*_token`.
///
/// `*` stands for any characters in the name of one step and `?` for one; `**` for any number of steps, none to begin with. A name
/// in quotes has no holes. Names are compared without case and with `_` for `-`, and the name of an index is its number.
struct PathPattern: Sendable, Hashable {
    /// How much of a path a pattern matches.
    enum Match {
        case nothing
        /// Something below the path may be matched.
        case below
        /// The path, or something around it.
        case covered
    }

    private enum Step: Sendable, Hashable {
        case name(String)
        case glob([Character])
        case anySteps
    }

    /// The pattern as it was written.
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

    /// The names that have no holes, as they are compared.
    var names: [String] {
        steps.compactMap { step in
            if case .name(let name) = step { return name }
            return nil
        }
    }

    /// Whether it says how many steps there are above what it matches.
    var isOfOneDepth: Bool { !steps.contains(.anySteps) }

    /// Whether it may match something in a text that nobody can read: what it is about would be named there, unless the pattern
    /// says that it is at this place.
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

    /// How much of a path it matches.
    ///
    /// Follows all ways at once (Thompson's construction), so that no pattern takes longer than its length times that of the path.
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

    /// The places in the pattern, and those behind them that no step is needed for.
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
