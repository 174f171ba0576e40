// SPDX-License-Identifier: Apache-2.0

/// A text in which `*` stands for any text and `?` for one character.
struct Glob: Sendable, Hashable {
    let text: String
    private let pattern: [Character]

    init(_ text: String) {
        self.text = text
        pattern = Array(text)
    }

    /// Whether it stands for a name.
    func matches(_ name: String) -> Bool {
        matches(Array(name)[...])
    }

    /// Whether it stands for a name. On a mismatch only the last star takes more, so nothing grows exponentially.
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
