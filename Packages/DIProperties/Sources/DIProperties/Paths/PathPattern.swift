// SPDX-License-Identifier: Apache-2.0

/// Paths with holes: in `hosts.*.token` the star is any one key or index.
struct PathPattern: Sendable, Hashable {
    private let steps: [PropertyPath.Step]

    init(parsing text: String) throws(PathError) {
        steps = try PropertyPath(parsing: text).steps
    }

    /// Whether it matches a path, or something around it.
    func covers(_ path: PropertyPath) -> Bool {
        guard steps.count <= path.steps.count else { return false }
        return zip(steps, path.steps).allSatisfy { matches($0, $1) }
    }

    private func matches(_ step: PropertyPath.Step, _ other: PropertyPath.Step) -> Bool {
        switch (step, other) {
        case (.key("*"), _): true
        case (.key(let key), .key(let name)): key.foldedAsKey == name.foldedAsKey
        // Elements of which only variables are set are keys of a map as long as nobody reads a list.
        case (.index(let index), .key(let key)), (.key(let key), .index(let index)): key.asIndex == index
        default: step == other
        }
    }

    /// Whether something below a path, or the path itself, may be matched.
    func reaches(below path: PropertyPath) -> Bool {
        zip(steps, path.steps).allSatisfy { matches($0, $1) }
    }
}
