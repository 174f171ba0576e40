// SPDX-License-Identifier: Apache-2.0

/// Work in an open component that a closing ends before it stops anything: the making of an instance, or a build below.
protocol Run: AnyObject, Sendable {
    /// Names the work if it is left behind.
    var name: Diagnostic.Step { get }

    /// Cancels the work, and ends all waiting for it.
    func close()
}

extension _Frame {
    /// Makes an element synchronously; the closing of the component waits for it. Throws if that has begun, except to a hook of
    /// the stop if the element isn't shared.
    func _making<Element, Made>(
        _ element: Element.Type, isShared: Bool, _ make: () throws -> Made
    ) throws -> Made {
        guard let life = _openedLife else { return try make() }
        let name: @Sendable () -> Diagnostic.Step = {
            Diagnostic.Step(name: _spelling(of: Element.self))
        }
        let stay = Stay(in: life, name)
        if stay == nil, isShared || !_Life.isStopping {
            throw ClosedComponentError(instance: name().name, of: _component)
        }
        defer { stay?.end() }
        return try make()
    }
}

/// Work that can't be cancelled, which a closing only awaits: a build, or a factory that only throws.
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
