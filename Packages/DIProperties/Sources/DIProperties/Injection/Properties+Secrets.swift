// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// Returns the same properties with the values at some paths kept out of every text.
    ///
    /// ```swift
    /// let properties = try Properties(yaml: "hosts: { mill: { token: hunter2 } }").marking(secret: "hosts.*.token")
    /// ```
    ///
    /// In a pattern, `*` matches any characters in the name of one step, so by itself any key or index; `?` matches one
    /// character, and `**` any number of steps: `**.*_token`. A quoted key is taken literally, and keys are compared without
    /// case and with `_` for `-`.
    /// Values below a secret are secret. A value keeps the path at which its source set it: it is secret wherever references,
    /// aliases and merge keys take it, and so is a string that contains it. A pattern that is not valid makes everything
    /// secret, rather than nothing. ``unmatchedSecrets`` names the patterns that match nothing.
    ///
    /// Complexity: linear in the values of the sources.
    public func marking(secret pattern: String) -> Properties {
        var result = self
        result.secrets = secrets.adding(pattern, in: trees)
        return result
    }

    /// Returns the same properties with the ``ConfigProperty/secrets`` of a group kept out of every text.
    ///
    /// Reading the group, such as by planning a graph, hides them in its own mistakes, and from then on in ``json(at:)`` and
    /// ``explain(_:)``. This hides them before, and in mistakes of properties that refer to one of them.
    public func marking<Group: ConfigProperty>(secretsOf group: Group.Type) -> Properties {
        Group.secrets.reduce(self) { $0.marking(secret: Self.pattern($1, below: Group.path)) }
    }

    /// Returns these properties with some patterns below a path marked, and notes the patterns.
    func marking(secrets patterns: [String], below path: PropertyPath) -> Properties {
        let patterns = patterns.map { Self.pattern($0, below: "\(path)") }
        declaredSecrets.note(patterns)
        return patterns.reduce(self) { $0.marking(secret: $1) }
    }

    /// These properties with the secrets of all groups marked that were read from them.
    var markingDeclaredSecrets: Properties {
        declaredSecrets.patterns.reduce(self) { $0.marking(secret: $1) }
    }

    private static func pattern(_ pattern: String, below path: String) -> String {
        path.isEmpty ? pattern : pattern.hasPrefix("[") ? path + pattern : path + "." + pattern
    }

    /// A warning for each secret pattern that is malformed, or that matches no value that is set.
    ///
    /// The cause is usually a typo in the pattern, which then protects nothing. The report of a graph includes these warnings
    /// (`DI/SecretUnmatched`), except for patterns of properties that the graph reads and no source sets.
    public var unmatchedSecrets: [Diagnostic] {
        unmatchedSecrets(besides: [])
    }

    /// Returns the same warnings, except for patterns of paths that were read or might have been.
    func unmatchedSecrets(besides trails: [Trail]) -> [Diagnostic] {
        let unmatched = secrets.unmatched.filter { pattern in
            !trails.contains { trail in
                trail.read.contains { pattern.match($0) == .covered }
                    || trail.unfinished.contains { pattern.match($0) != .nothing }
            }
        }
        return secrets.malformed + unmatched.map(Diagnostic.unmatched)
    }

    func isSecret(_ node: PropertyNode, at path: PropertyPath) -> Bool {
        !secrets.isEmpty && (secrets.contains(path) || secrets.contains(node))
    }
}

extension Diagnostic {
    static func malformed(_ pattern: String, _ error: PathError) -> Diagnostic {
        Diagnostic(
            id: .secretUnmatched, severity: .warning, subject: pattern,
            message:
                "the secret pattern \(Shown.quoted(pattern)) is not a path: \(error.problem), at character \(error.column)",
            notes: ["every value is secret because of it"], fixes: ["write it like a.*.b or **.b"])
    }

    fileprivate static func unmatched(_ pattern: PathPattern) -> Diagnostic {
        Diagnostic(
            id: .secretUnmatched, severity: .warning, subject: pattern.text,
            message: "the secret pattern \(Shown.quoted(pattern.text)) matches nothing that is set",
            fixes: ["correct the pattern, or remove it"])
    }
}
