// SPDX-License-Identifier: Apache-2.0

/// Work in an open component that a closing ends before it stops anything: the making of an instance, or a build below.
protocol Run: AnyObject, Sendable {
    /// Names the work if it is left behind.
    var name: Diagnostic.Step { get }

    /// Cancels the work, and ends all waiting for it.
    func close()
}

/// Work that can't be cancelled from outside, which a closing only awaits: a build, or a factory that only throws.
final class Stay: Run {
    private let life: _Life
    private let step: @Sendable () -> Diagnostic.Step

    var name: Diagnostic.Step { step() }

    /// Begins the work; nil if the component is closing.
    init?(in life: _Life, _ step: @escaping @Sendable () -> Diagnostic.Step) {
        self.life = life
        self.step = step
        guard life.begin(self) else { return nil }
    }

    func close() {}

    func end() {
        life.end(self)
    }
}
