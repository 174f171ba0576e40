// SPDX-License-Identifier: Apache-2.0

import DICore

/// The limits of the time that hooks may take.
package struct HookLimits {
    /// The limit for each hook of the start; nil for none.
    let start: Duration?
    let stop: _StopLimits

    /// Takes the limit for each hook of the start and of the stop, and that for the whole stop, which counts since a request.
    package init(start: Duration?, stop: Duration?, budget: Duration?, since request: _StopRequest? = nil) {
        self.start = start
        self.stop = _StopLimits(each: stop, all: budget, since: request)
    }
}
