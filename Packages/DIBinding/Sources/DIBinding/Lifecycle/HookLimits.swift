// SPDX-License-Identifier: Apache-2.0

import DICore

/// The limits of the time that hooks may take.
struct HookLimits {
    /// The limit for each hook of the start; nil for none.
    let start: Duration?
    let stop: _StopLimits

    init(start: Duration?, stop: Duration?, budget: Duration?) {
        self.start = start
        self.stop = _StopLimits(each: stop, all: budget)
    }
}
