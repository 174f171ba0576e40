// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Notes an instance. One that is made after the start has begun is not started, only stopped.
    func note(_ instance: RecordedInstance) {
        state.withLock { state in
            instance.previous = state.last
            state.last = instance
            let hooks = instance.hooks
            if hooks.hasStart { state.hasStarts = true }
            if hooks.run != nil { hasRunners.store(true, ordering: .releasing) }
            instance.mayStop = hooks.hasStop
            instance.isStopDue = state.start.hasBegun
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
    /// The instances that are not disposed of, the youngest first.
    var instances: some Sequence<RecordedInstance> { _Instances(first: last) }

    /// Takes the next instance to stop, including one made meanwhile.
    mutating func takeStop(in order: _StopOrder) -> RecordedInstance? {
        while let instance = order.last(of: last, where: \.mayStop) {
            instance.mayStop = false
            if instance.isStopDue { return instance }
        }
        return nil
    }

    /// Takes the next instance to dispose of.
    mutating func takeLast(in order: _StopOrder) -> RecordedInstance? {
        guard let instance = order.last(of: last, where: { _ in true }) else { return nil }
        if last === instance {
            last = instance.previous
        } else {
            instances.first { $0.previous === instance }?.previous = instance.previous
        }
        instance.previous = nil
        return instance
    }
}

/// The instances of a list, the youngest first.
private struct _Instances: Sequence, IteratorProtocol {
    var first: RecordedInstance?

    mutating func next() -> RecordedInstance? {
        defer { first = first?.previous }
        return first
    }
}

extension _StopOrder {
    /// Returns the next instance to end: the youngest of a list that qualifies, and on which no other qualifying one depends.
    fileprivate func last(
        of youngest: RecordedInstance?, where qualifies: (RecordedInstance) -> Bool
    ) -> RecordedInstance? {
        guard let last = _Instances(first: youngest).first(where: qualifies) else { return nil }
        guard _Instances(first: last.previous).contains(where: qualifies), case let needs = needs, !needs.isEmpty else {
            return last
        }
        let all = _Instances(first: last).filter(qualifies)
        return all.first { one in !all.contains { needs[$0.slot]?.contains(one.slot) == true } } ?? last
    }
}
