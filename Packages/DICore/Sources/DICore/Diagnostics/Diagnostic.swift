// SPDX-License-Identifier: Apache-2.0

/// A problem or remark about a graph, with its reason, its places and its fixes.
///
/// A diagnostic is a value; `description` is its text without colors, ``rendered(in:)`` adds them. Each id of this library has a
/// page that explains it. The form follows Metro, whose diagnostics have stable ids, traces, similar bindings, help and a page.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The stable id of the kind of problem, such as `DI/MissingBinding`.
    public var id: ID
    /// The severity.
    public var severity: Severity
    /// The subject: the name of a type, with its tag or qualifier.
    public var subject: String
    /// The problem, in one line that names the subject.
    public var message: String
    /// The places involved: for a missing binding, its requesters up to the root.
    public var trace: [Step]
    /// Further information, such as a similar binding.
    public var notes: [String]
    /// The possible fixes, as alternatives.
    public var fixes: [String]

    /// Makes a diagnostic; `message` defaults to the subject.
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

    /// The place of the mistake, if known: the first place of the trace that names a file.
    public var place: Place? {
        trace.first { $0.place?.fileID.isEmpty == false }?.place
    }

    /// The rendered text, on several lines, without colors.
    public var description: String {
        rendered()
    }

    /// Whether one diagnostic is listed before another: by place, id, subject and text.
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
