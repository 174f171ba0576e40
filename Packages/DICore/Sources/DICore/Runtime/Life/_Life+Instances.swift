// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Notes an instance. One that is made when starting has begun is not started, but stopped.
    func note(_ instance: RecordedInstance) {
        state.withLock { state in
            state.instances.append(instance)
            let hooks = instance.hooks
            if hooks.hasStart { state.hasStarts = true }
            if hooks.functions.run != nil { hasRunners.store(true, ordering: .releasing) }
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
    /// Takes the instance that is stopped next, also one that was made since.
    mutating func takeStop(in order: _StopOrder) -> RecordedInstance? {
        while let index = order.last(of: instances, where: \.mayStop) {
            let instance = instances[index]
            instance.mayStop = false
            if instance.isStopDue { return instance }
        }
        return nil
    }

    /// Takes the instance that is disposed of next.
    mutating func takeLast(in order: _StopOrder) -> RecordedInstance? {
        guard let index = order.last(of: instances, where: { _ in true }) else { return nil }
        return instances.remove(at: index)
    }
}

extension _StopOrder {
    /// The index of the next instance to end: the youngest that qualifies, and that no other one which does depends on.
    fileprivate func last(of instances: [RecordedInstance], where qualifies: (RecordedInstance) -> Bool) -> Int? {
        guard let last = instances.lastIndex(where: qualifies) else { return nil }
        guard instances[..<last].contains(where: qualifies), case let needs = needs, !needs.isEmpty else { return last }
        let all = instances.indices.filter { qualifies(instances[$0]) }
        return all.last { one in
            !all.contains { needs[instances[$0].slot]?.contains(instances[one].slot) == true }
        } ?? last
    }
}
