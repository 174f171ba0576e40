// SPDX-License-Identifier: Apache-2.0

/// A mistake in a source, its position, and possible fixes.
///
/// It quotes only keys and brackets of the source, since anything else may be a secret.
struct SyntaxProblem: Error {
    let message: String
    var position: TextPosition?
    /// Another relevant place, such as the first of two equal keys.
    var related: (words: String, position: TextPosition)?
    var fixes: [String] = []

    init(
        _ message: String, at position: TextPosition? = nil, related: (words: String, position: TextPosition)? = nil,
        fix: String? = nil
    ) {
        self.message = message
        self.position = position
        self.related = related
        fixes = fix.map { [$0] } ?? []
    }

    static func tooDeep(_ limit: Int, at position: TextPosition?) -> SyntaxProblem {
        SyntaxProblem(
            "there are more than \(limit) levels of nesting", at: position,
            fix: "raise the limit 'depth' if this is intended")
    }

    static func duplicateKey(_ key: String, at place: TextPosition, first: TextPosition? = nil) -> SyntaxProblem {
        SyntaxProblem(
            "the key \(Shown.quoted(key)) is defined twice in one map", at: place,
            related: first.map { (words: "first defined at", position: $0) },
            fix: "remove one of the two")
    }
}
