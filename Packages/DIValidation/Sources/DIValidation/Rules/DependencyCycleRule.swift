// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DependencyCycle`: a cycle of direct needs, none of whose objects can be made.
enum DependencyCycleRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        let search = CycleSearch(model, followingDeferred: false)
        findings += search.closing.map { _Finding(.dependencyCycle, $0.edge, list: search.arrivals) }
    }
}
