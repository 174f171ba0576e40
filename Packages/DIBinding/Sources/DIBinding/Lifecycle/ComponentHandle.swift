// SPDX-License-Identifier: Apache-2.0

import DICore

/// An open component: its root, and the way to close it.
///
/// Returned by `open` of a ``ComponentFactory``, for programs whose component does not end where it begins, such as an app
/// that is told by its delegate; otherwise `run` is simpler. The handle keeps the component. One that is released unclosed
/// closes the component in a task, whose failures nobody sees.
///
/// Thread-safe if the root is Sendable; otherwise it stays with the actor that opened the component.
public final class ComponentHandle<Root> {
    /// The root of the component. It is there after closing, too.
    public let root: Root
    private let life: _Life
    private let frame: Frame

    /// A frame, kept for the life of the handle.
    private struct Frame: @unchecked Sendable {
        // Proof of @unchecked Sendable: a frame publishes through atomics only.
        let frame: _Frame?
    }

    init<C: ComponentBase>(_ opened: OpenedComponent<C>) where C.Root == Root {
        root = opened.root
        life = opened.life
        frame = Frame(frame: opened.frame)
    }

    deinit {
        life._closeLater()
    }

    /// Closes the component: its open children, the youngest first, then its instances are stopped and disposed of in
    /// reverse order.
    ///
    /// Cancellation does not reach it. Any number of calls, from any number of tasks, wait for one closing, as does one by the
    /// component above. A hook of this component or one below must not call it, since it would wait for itself.
    ///
    /// - Returns: The failures of `onStop` hooks, those of children included; nil if there were none. The same for each call.
    public func close(isolation: isolated (any Actor)? = #isolation) async -> StopError? {
        await life._close()
    }
}

extension ComponentHandle: Sendable where Root: Sendable {}
