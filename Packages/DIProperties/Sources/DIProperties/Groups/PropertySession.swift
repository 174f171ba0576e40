// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The properties of one planning, and which of them its bindings have read.
final class PropertySession: _Surroundings {
    let properties: Properties
    private let touched: Mutex<[PropertyPath]> = Mutex([])

    init(_ properties: Properties) {
        self.properties = properties
    }

    /// Notes that paths were read.
    func touch(_ paths: [PropertyPath]) {
        touched.withLock { $0 += paths }
    }

    /// What is set that nothing reads.
    func remarks() -> [Diagnostic] {
        properties.unread(besides: touched.withLock { $0 })
    }
}
