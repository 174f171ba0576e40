// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The planning context of a graph whose input of a higher layer, such as its configuration, was not given.
///
/// A binding that would be decided by that input is left undecided. This is not a mistake of the graph: the context only
/// notes what is read. Without any context, everything that is read is missing.
package final class _AbsentInput: _PlanningContext {
    /// A read of the absent input.
    package struct Reading: Sendable, Hashable {
        package let path: String
        /// The place of the binding that reads.
        package let place: Place?
    }

    private let noted: Mutex<[Reading]> = Mutex([])

    /// Makes a context in which nothing has been read.
    package init() {}

    /// The readings, each once, in the order in which bindings were decided.
    package var readings: [Reading] { noted.withLock { $0 } }

    package func note(_ path: String, at place: Place?) {
        let reading = Reading(path: path, place: place)
        noted.withLock { noted in
            if !noted.contains(reading) { noted.append(reading) }
        }
    }

    /// Returns nothing, because nothing is known of the input.
    package func remarks() -> [Diagnostic] { [] }
}
