// SPDX-License-Identifier: Apache-2.0

/// One thing that the graph has to say: what is wrong, why it matters, where, and how to mend it.
///
/// A diagnostic is a value; `description` is its text, without colour, and ``rendered(in:)`` has it in colours. Each id has
/// a page that explains it. The form follows Metro's, whose diagnostics have stable ids, traces, similar bindings, help and
/// a page.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// Which mistake it is; stable, such as `DI/MissingBinding`.
    public var id: ID
    /// Whether the graph is unusable, doubtful, or only worth a word.
    public var severity: Severity
    /// What it is about: the name of a type, with its tag or qualifier.
    public var subject: String
    /// What is wrong, in one line that names the subject.
    public var message: String
    /// Where it was seen: for a missing binding who needs it, up to the root.
    public var trace: [Step]
    /// What else is worth knowing, such as a similar binding.
    public var notes: [String]
    /// What can be done, each a way of its own.
    public var fixes: [String]

    /// Makes a diagnostic; `message` is the subject where none is given.
    public init(
        id: ID, severity: Severity, subject: String, message: String? = nil, trace: [Step] = [], notes: [String] = [],
        fixes: [String] = []
    ) {
        self.id = id
        self.severity = severity
        self.subject = subject
        self.message = message ?? subject
        self.trace = trace
        self.notes = notes
        self.fixes = fixes
    }

    /// Where the mistake was made, as far as it is known: the first place of the trace that names a file.
    public var place: Place? {
        trace.first { $0.place?.isKnown == true }?.place
    }

    /// The rendered text, over several lines, without colour.
    public var description: String {
        rendered()
    }

    /// Whether one diagnostic is listed before another: by place, then id, then subject, then text.
    static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
        if one.place != other.place {
            guard let left = one.place else { return true }
            guard let right = other.place else { return false }
            return left < right
        }
        if one.id != other.id { return one.id.rawValue < other.id.rawValue }
        if one.subject != other.subject { return one.subject < other.subject }
        return one.description < other.description
    }
}
