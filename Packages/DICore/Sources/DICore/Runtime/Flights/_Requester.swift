// SPDX-License-Identifier: Apache-2.0

/// The relation of the current task to the frame in which it has something made.
package enum _Requester: Sendable {
    /// The build of the frame. One that `isAlone` can't be stopped from above, so that it makes a single binding in its own task.
    case build(isAlone: Bool)
    /// A flight in the frame.
    case flight
    /// Any other task.
    case guest

    /// Whether what the frame shares is made with the task-local values of the current task.
    var isInside: Bool { if case .guest = self { false } else { true } }

    var isBuild: Bool { if case .build = self { true } else { false } }
}

extension _Frame {
    /// The requester that a build in this frame acts as.
    package var _requester: _Requester { .build(isAlone: _outerLife == nil) }
}
