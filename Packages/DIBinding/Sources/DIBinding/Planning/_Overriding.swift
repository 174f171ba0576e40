// SPDX-License-Identifier: Apache-2.0

import DICore

/// The overrides of options, and the way to apply them.
///
/// Only options with overrides have one, and the planner reaches their code through it: a program without overrides doesn't
/// contain that code.
final class _Overriding: Sendable {
    let overrides: [_Override]
    /// Configures the overrides for a graph.
    let apply: @Sendable (_ component: Any.Type, _ circumstances: _Circumstances) -> _Overrides

    /// Returns these overrides after others.
    let after: @Sendable (_ others: [_Override]) -> _Overriding

    init(_ overrides: [_Override]) {
        self.overrides = overrides
        apply = { _Overrides(overrides, of: $0, in: $1) }
        after = { _Overriding($0 + overrides) }
    }
}
