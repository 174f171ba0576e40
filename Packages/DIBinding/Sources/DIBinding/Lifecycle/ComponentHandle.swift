// SPDX-License-Identifier: Apache-2.0

import DICore

/// An open component: its root, and the way to close it.
///
/// Returned by `open` of a ``ComponentFactory``, for programs whose component does not end where it begins, such as an app
/// that learns of events by its delegate; otherwise `run` is simpler. The handle keeps the component. One that is released unclosed
/// closes the component in a task, whose failures are ignored.
///
/// Thread-safe if the root is Sendable; otherwise it stays with the actor that opened the component.
public final class ComponentHandle<Root> {
    /// The root of the component. It is there after closing, too.
    public let root: Root
    let life: _Life?
    /// Closes an unclosed component in a task. A function, so that only programs which open a component contain the stop.
    private let abandon: @Sendable () -> Void

    init(_ root: Root, _ life: _Life?, abandon: @escaping @Sendable () -> Void) {
        self.root = root
        self.life = life
        self.abandon = abandon
    }

    deinit {
        abandon()
    }

    /// The phase of the component's life.
    public var phase: ComponentPhase { life?._componentPhase ?? .serving }
}

extension ComponentHandle: Sendable where Root: Sendable {}
