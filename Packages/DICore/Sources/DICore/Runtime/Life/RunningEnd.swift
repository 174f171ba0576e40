// SPDX-License-Identifier: Apache-2.0

/// The consequence of the return of a function that was bound with `running`. One that throws always ends its component.
public enum RunningEnd: Sendable, Hashable {
    /// The component ends, with a ``RunningEndedError``.
    case endsComponent
    /// The component goes on: the function has done its work.
    case ignored
}
