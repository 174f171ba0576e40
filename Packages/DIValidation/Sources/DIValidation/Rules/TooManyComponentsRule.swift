// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/TooManyComponents`: more installations of components than a graph may have, or a deeper nesting.
///
/// The planner gives up at the first one, because the number of places can double with each level.
enum TooManyComponentsRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        if model.refusal != nil { findings.append(_Finding(.tooManyComponents)) }
    }
}
