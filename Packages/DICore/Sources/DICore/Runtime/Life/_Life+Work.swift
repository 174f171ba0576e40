// SPDX-License-Identifier: Apache-2.0

/// Work in an open component that a stop ends before it stops anything: the construction of an instance, or a build below.
protocol Work: AnyObject, Sendable {
    /// Names the work if it is left behind.
    var name: Diagnostic.Step { get }

    /// Cancels the work, and ends all waiting for it.
    func stop()
}

extension _Frame {
    /// Makes an element synchronously; the stop of the component waits for it. Throws if that has begun, unless a hook
    /// of the stop requests an unshared element.
    func _making<Element, Made>(
        _ element: Element.Type, isShared: Bool, _ make: () throws -> Made
    ) throws -> Made {
        guard let life = _openedLife else { return try make() }
        let stay = _Stay(in: life, makes: element)
        if stay == nil, isShared || !_Life.isStopping {
            throw ClosedComponentError(instance: _spelling(of: element), of: _component)
        }
        defer { stay?.end() }
        return try make()
    }
}

/// Work that can't be cancelled, which a stop only awaits: a build, or a factory that only throws.
package final class _Stay: Work {
    private let life: _Life
    private let made: Any.Type

    var name: Diagnostic.Step { Diagnostic.Step(name: _spelling(of: made)) }

    /// Begins the work; nil if the component is stopping.
    init?(in life: _Life, makes made: Any.Type) {
        self.life = life
        self.made = made
        guard life.begin(self) else { return nil }
    }

    func stop() {}

    package func end() {
        life.end(self)
    }
}

extension _Life {
    /// Notes work that a stop has to end before it stops anything. Returns false if the stop has begun.
    func begin(_ work: any Work) -> Bool {
        state.withLock { state in
            guard !_isStopping else { return false }
            state.work[ObjectIdentifier(work)] = (state.nextWork, work)
            state.nextWork += 1
            return true
        }
    }

    /// Notes that the work has ended.
    func end(_ work: any Work) {
        // Released outside of the lock, since it may be the last reference.
        let ended = change { state in state.work.removeValue(forKey: ObjectIdentifier(work))?.work }
        withExtendedLifetime(ended) {}
    }
}

extension _Life.State {
    /// The work under way, in the order in which it began.
    var orderedWork: [any Work] { work.values._sorted { $0.number < $1.number }.map(\.work) }

    /// The slots that threads are filling, except the ones that the stop has left behind.
    var makings: [Int] { frame?.frame._slotsBeingMade.filter { !stop.ignoredSlots.contains($0) } ?? [] }

    var isMaking: Bool { frame?.frame._makesInSlots == true && !makings.isEmpty }
}
