// SPDX-License-Identifier: Apache-2.0

/// The relation of the current task to the frame in which it has something made.
package enum _Requester: Sendable {
    /// The build of the frame, which nothing else references yet, and which makes one binding at a time so far.
    case build
    /// The build of the frame, or a flight in it: the task has the context of the frame.
    case inside
    /// Any other task.
    case guest
}
