// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The possible addresses of a list, and its name in failures.
public struct ListSource: Sendable, Hashable {
    /// The owner of the list, as a failure names it.
    public let subject: String
    /// The possible URLs of the list; the first one that exists is used.
    public let candidates: [URL]

    /// Creates a source.
    public init(subject: String, candidates: [URL]) {
        self.subject = subject
        self.candidates = candidates
    }
}
