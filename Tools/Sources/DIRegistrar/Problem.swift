// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// A mistake at a marked type, with its place in the source.
package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem. Each has a page in `Documentation/Diagnostics`.
    package enum ID: String, Sendable, CaseIterable {
        case ambiguous = "DI/RegistrationAmbiguous"
        case foreign = "DI/RegistrationForeign"
        case generic = "DI/RegistrationGeneric"
        case name = "DI/RegistrationName"
        case noncopyable = "DI/RegistrationNoncopyable"
        case nothing = "DI/RegistrationNothing"
        case `private` = "DI/RegistrationPrivate"
        case `protocol` = "DI/RegistrationProtocol"
        case scope = "DI/RegistrationScope"
        case step = "DI/RegistrationStep"
        case unread = "DI/RegistrationUnread"

        /// Whether the bindings are written all the same.
        package var isWarning: Bool { [.name, .nothing, .unread].contains(self) }
    }

    package let id: ID
    /// The path of the file; empty for a problem of the whole target.
    package let file: String
    package let place: SourcePlace
    package let text: String

    package init(_ id: ID, _ file: String, _ place: SourcePlace, _ text: String) {
        self.id = id
        self.file = file
        self.place = place
        self.text = text
    }

    /// The line that compilers and editors understand.
    package var description: String {
        let severity = id.isWarning ? "warning" : "error"
        let position = file.isEmpty ? "" : "\(file):\(place.line):\(place.column): "
        return "\(position)\(severity): [\(id.rawValue)] \(text)"
    }

    /// Orders problems by their place, then by their id and text.
    static func areInOrder(_ one: Problem, _ other: Problem) -> Bool {
        if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
        let (place, otherPlace) = (one.place, other.place)
        return (place.line, place.column, one.id.rawValue, one.text)
            < (otherPlace.line, otherPlace.column, other.id.rawValue, other.text)
    }
}
