// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserStorage

/// Tells how many requests are left of how many.
struct LimitItem: StatusItem {
    let source: DataSource
    let governor: Governor

    func part() async -> StatusPart {
        if case .demo = source { return .limit(nil) }
        let core = await governor.limits().first { $0.resource == "core" }
        guard let remaining = core?.remaining, let limit = core?.limit else { return .limit(nil) }
        return .limit("\(remaining)/\(limit)")
    }
}
