// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

extension StopError {
    /// A line for each failure, in the order of closing; those of a component within another one are lines of their own.
    var lines: [String] {
        failures.flatMap { failure in
            (failure.error as? StopError)?.lines ?? [
                "\(Self.parts[failure.step.name] ?? "a part of ghb") was not closed: \(Self.reason(failure.error))"
            ]
        }
    }

    /// The parts that are closed, in words, by the names of their types.
    private static let parts = [
        "BookmarkDatabase": "the list of bookmarks", "CacheDatabase": "the cache", "CurlTransport": "the network",
        "FileLog": "the log", "SessionLife": "the session",
    ]

    private static func reason(_ error: any Error) -> String {
        error is LifecycleTimeoutError ? "it takes too long" : "\(error)"
    }
}

extension BrowserFailure {
    /// Describes the reason why a component could not be opened.
    init(opening name: String, _ error: any Error) {
        let isCancelled = error is CancellationError
        self.init(
            isCancelled ? .cancelled : .failure, isCancelled ? "cancelled" : "the \(name) cannot be opened: \(error)")
    }
}
