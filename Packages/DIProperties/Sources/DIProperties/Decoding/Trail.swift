// SPDX-License-Identifier: Apache-2.0

/// What was read, for those who ask what was not.
struct Trail: Sendable {
    /// Of a reading that never began: it might have been of anything.
    static let unknown: Trail = Trail(unfinished: [PropertyPath()])

    /// The paths that were read or referred to.
    var read: [PropertyPath] = []
    /// The paths whose reading ended before its end, so that nobody can say what below them is meant to be read.
    var unfinished: [PropertyPath] = []
}
