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
    ///
    /// After a mismatch only the last star matches more text, so the time is not exponential.
    func matches(_ name: some StringProtocol) -> Bool {
        var position = name.startIndex
        var next = 0
        var star: (next: Int, position: String.Index)?
        while position < name.endIndex {
            if next < pattern.count, pattern[next] == "*" {
                next += 1
                star = (next, position)
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
                next += 1
                position = name.index(after: position)
            } else if let last = star {
                next = last.next
                position = name.index(after: last.position)
                star?.position = position
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
