// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The properties of one planning, and which of them its bindings have read.
final class PropertySession: _PlanningContext {
    let properties: Properties
    private let trails: Mutex<[Trail]> = Mutex([])

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Notes what a binding has read.
    func note(_ trail: Trail) {
        trails.withLock { $0.append(trail) }
    }

    /// What is set that nothing reads, as far as that can be told: below what could not be read to its end, nothing is.
    func remarks() -> [Diagnostic] {
        let trails = trails.withLock { $0 }
        return properties.unread(besides: trails) + properties.unmatchedSecrets(besides: trails)
    }
}
