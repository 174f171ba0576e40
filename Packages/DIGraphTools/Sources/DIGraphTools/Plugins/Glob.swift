// SPDX-License-Identifier: Apache-2.0

/// A pattern in which `*` matches any text and `?` any character.
struct Glob: Sendable, Hashable {
    let text: String
    private let pattern: [Character]

    init(_ text: String) {
        self.text = text
        pattern = Array(text)
    }

    /// Returns whether the pattern matches a name.
    func matches(_ name: String) -> Bool {
        matches(Array(name)[...])
    }

    /// Returns whether the pattern matches a name.
    ///
    /// After a mismatch only the last star matches more text, so the time is not exponential.
    func matches(_ name: ArraySlice<Character>) -> Bool {
        var position = name.startIndex
        var next = 0
        var star: (next: Int, position: Int)?
        while position < name.endIndex {
            if next < pattern.count, pattern[next] == "*" {
                star = (next + 1, position)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.next, last.position + 1)
                next = last.next
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
