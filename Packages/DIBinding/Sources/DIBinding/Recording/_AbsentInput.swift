// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The planning context of a graph whose input of a higher layer, such as its configuration, was not given.
///
/// A binding that would be decided by that input is left undecided. This is not a mistake of the graph: the context only
/// notes what is read. Without any context, everything that is read is missing.
public final class _AbsentInput: _PlanningContext {
    /// A reading that could not be done.
    public struct Reading: Sendable, Hashable {
        /// The path that is read.
        public let path: String
        /// The place of the binding that reads.
        public let place: Place?
    }

    private let noted: Mutex<[Reading]> = Mutex([])

    /// Makes a context in which nothing has been read.
    public init() {}

    /// The readings, each once, in the order in which bindings were decided.
    public var readings: [Reading] { noted.withLock { $0 } }

    /// Notes a reading.
    public func note(_ path: String, at place: Place?) {
        let reading = Reading(path: path, place: place)
        noted.withLock { noted in
            if !noted.contains(reading) { noted.append(reading) }
        }
    }

    /// Returns nothing, because nothing is known of the input.
    public func remarks() -> [Diagnostic] { [] }
}
