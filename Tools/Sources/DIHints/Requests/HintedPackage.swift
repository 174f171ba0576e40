// SPDX-License-Identifier: Apache-2.0

/// The notes about a package, and the columns of its bindings.
public struct HintedPackage: Sendable, Equatable {
    /// The notes, sorted by place.
    public var notes: [Hint]
    /// The column of the first call of the library on a line, by absolute path and by the line that `#line` has for that call.
    public var columns: [String: [Int: Int]]
    /// The form of the typed trees that was recognised, such as `Swift 6.3`.
    public var form: String
}
