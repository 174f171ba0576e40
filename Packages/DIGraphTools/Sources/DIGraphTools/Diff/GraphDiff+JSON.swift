// SPDX-License-Identifier: Apache-2.0

extension GraphDiff {
    /// The version of the format that ``json()`` writes.
    public static let schemaVersion: Int = 2

    /// Returns the changes as JSON, in the order of ``text``.
    ///
    /// ```text
    /// { "changes": [{ "kind": "new edge", "mark": "+", "name": …, "part": "bindings", … }], "isEmpty": false, "schemaVersion": 2 }
    /// ```
    ///
    /// A change has the words of its line in ``text`` by part. The text is the same in every process.
    ///
    /// - Throws: `EncodingError` if a text can't be encoded.
    public func json() throws -> String {
        let report = Report(schemaVersion: Self.schemaVersion, isEmpty: isEmpty, changes: changes)
        return try GraphJSON.encoded(report, isPretty: true) + "\n"
    }

    private struct Report: Encodable {
        let schemaVersion: Int
        let isEmpty: Bool
        let changes: [Change]
    }
}
