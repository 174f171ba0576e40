// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Notes an instance. One that is made when starting has begun is not started, but stopped.
    func note(_ instance: RecordedInstance) {
        state.withLock { state in
            instance.previous = state.last
            state.last = instance
            if instance.hooks.hasStart { state.hasStarts = true }
            if instance.hooks.functions.run != nil { state.hasRunners = true }
            guard instance.hooks.hasStop else { return }
            instance.isStopDue = state.start.hasBegun
            instance.mayStop = true
            state.stops += 1
        }
    }

    /// Takes all instances, for the end of the frame, in the order of disposing.
    func takeAll() -> [RecordedInstance] {
        state.withLock { state in
            var all: [RecordedInstance] = []
            while let last = state.takeLast(in: order) { all.append(last) }
            return all
        }
    }
}

extension _Life.State {
    /// Takes the hook that is called next: the next one of the same instance, or the first of the next instance.
    mutating func takeCall(in order: _StopOrder) -> _Life.Call? {
        if let (instance, hook) = stop.call, let next = instance.hooks.stopping(after: hook) {
            stop.call = (instance, next)
        } else {
            stop.call = takeStop(in: order).flatMap { instance in
                instance.hooks.stopping(after: nil).map { (instance, $0) }
            }
        }
        return stop.call
    }

    /// Takes the instance that is stopped next, also one that was made since.
    private mutating func takeStop(in order: _StopOrder) -> RecordedInstance? {
        while stops > 0, let instance = order.last(from: last, where: { $0.mayStop }) {
            instance.mayStop = false
            stops -= 1
            if instance.isStopDue { return instance }
        }
        return nil
    }

    /// Takes the instance that is disposed of next.
    mutating func takeLast(in order: _StopOrder) -> RecordedInstance? {
        guard let instance = order.last(from: last, where: { _ in true }) else { return nil }
        if last === instance {
            last = instance.previous
        } else {
            var next = last
            while let younger = next, younger.previous !== instance { next = younger.previous }
            next?.previous = instance.previous
        }
        instance.previous = nil
        return instance
    }
}

extension _StopOrder {
    /// Returns the instance that ends next in a list, among those that qualify: the last one that no other one needs.
    fileprivate func last(
        from youngest: RecordedInstance?, where qualifies: (RecordedInstance) -> Bool
    ) -> RecordedInstance? {
        func first(from start: RecordedInstance?) -> RecordedInstance? {
            var next = start
            while let instance = next, !qualifies(instance) { next = instance.previous }
            return next
        }
        guard let last = first(from: youngest) else { return nil }
        guard first(from: last.previous) != nil else { return last }
        let needs = needs
        guard !needs.isEmpty else { return last }
        var candidate: RecordedInstance? = last
        while let instance = candidate {
            var other: RecordedInstance? = last
            while let needing = other, needs[needing.slot]?.contains(instance.slot) != true {
                other = first(from: needing.previous)
            }
            if other == nil { return instance }
            candidate = first(from: instance.previous)
        }
        return last
    }
}
