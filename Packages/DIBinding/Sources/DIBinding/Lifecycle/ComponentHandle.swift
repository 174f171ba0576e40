// SPDX-License-Identifier: Apache-2.0

import DICore

/// An open component, with its root and the function that closes it.
///
/// Returned by `open` of a ``ComponentFactory``, for programs whose component outlives the function that opens it,
/// such as an app with a delegate; otherwise `run` is simpler. The handle keeps the component alive. A handle that is
/// released without `close` closes the component in a task, whose failures are ignored.
///
/// Thread-safe if the root is Sendable; otherwise it stays with the actor that opened the component.
public final class ComponentHandle<Root> {
    /// The root of the component, also after closing.
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
