// SPDX-License-Identifier: Apache-2.0

/// The essence of a diagnostic: id, subject and place.
struct Verdict: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var id: String
    var subject: String

    var description: String { "\(file):\(line) \(id) \(subject)" }

    static func < (one: Verdict, other: Verdict) -> Bool {
        if one.file != other.file { return one.file < other.file }
        if one.line != other.line { return one.line < other.line }
        if one.id != other.id { return one.id < other.id }
        return one.subject < other.subject
    }
}
