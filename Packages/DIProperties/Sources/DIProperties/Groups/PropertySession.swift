// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The properties of one planning, and which of them its bindings have read.
final class PropertySession: _Surroundings {
    let properties: Properties
    /// Nothing is told of unread keys where modules are replaced, whose bindings would have read some.
    private let tellsUnread: Bool
    private let touched: Mutex<[PropertyPath]> = Mutex([])

    init(_ properties: Properties, tellsUnread: Bool) {
        self.properties = properties
        self.tellsUnread = tellsUnread
    }

    /// Notes that paths were read.
    func touch(_ paths: [PropertyPath]) {
        touched.withLock { $0 += paths }
    }

    /// What is set that nothing reads.
    func remarks() -> [Diagnostic] {
        guard tellsUnread else { return [] }
        return properties.unread(besides: touched.withLock { $0 })
    }
}
