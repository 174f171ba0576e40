// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a list is found and what it belongs to.
public struct ListSource: Sendable, Hashable {
    /// What the list belongs to, as a failure names it.
    public let subject: String
    /// The addresses at which the list may be; the first that is found counts.
    public let candidates: [URL]

    /// Makes a source.
    public init(subject: String, candidates: [URL]) {
        self.subject = subject
        self.candidates = candidates
    }
}
