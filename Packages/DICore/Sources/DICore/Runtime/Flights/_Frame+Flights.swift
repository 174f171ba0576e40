// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Joins the flight that makes a binding's instance, or starts one; nil if its slot is filled.
    ///
    /// Throws if the instance would be made in a component that is stopping, or for a task that is cancelled. A flight
    /// has the context of the current task if that is `isInside` the frame's build, otherwise none. One `ofBuild` is
    /// cancelled if another of the waiter's fails.
    func _join(_ fallible: _AnyFallible, _ waiter: Waiter, isInside: Bool, ofBuild: Bool) throws -> Flight? {
        var (joined, isNew) = (Flight?.none, false)
        var refusal: (any Error)?
        let life = _openedLife
        _updateFlight(fallible.flightSlot) { flight in
            if fallible.instanceSlot >= 0, _Slot.isInstance(_word(fallible.instanceSlot)) { return flight }
            if let flight, flight.add(waiter) {
                joined = flight
                return flight
            }
            if Task.isCancelled {
                refusal = CancellationError()
                return flight
            }
            let new = Flight(of: fallible, in: self, life)
            // In the lock of the slot, so that none begins unseen while the component closes.
            guard life?.begin(new) != false else {
                refusal = ClosedComponentError(instance: fallible.step.describe().name, of: _component)
                return flight
            }
            new.start(for: waiter, isInside: isInside, ofBuild: ofBuild)
            (joined, isNew) = (new, true)
            return new
        }
        if let refusal { throw refusal }
        // Without the lock, since a cancellation calls a client's handlers.
        if ofBuild, !isNew, let joined, waiter.cancelsOnFailure(joined) { joined.cancel() }
        return joined
    }

    /// Empties the slot of a flight that is over, unless the next one is there already.
    func _removeFlight(_ flight: Flight, from index: Int) {
        _updateFlight(index) { $0 === flight ? nil : $0 }
    }

    /// Cancels the runs under way in this frame, and waits for them, except for a run that waits for the current one.
    func _stopFlights() async {
        let makings = TaskConstruction.open
        let waiter = Waiter(for: 1)
        var (seen, isOver) = ([ObjectIdentifier: Flight](), false)
        while !isOver {
            let flights = _flights.filter { seen.updateValue($0, forKey: ObjectIdentifier($0)) == nil }
            let stopped = flights.filter { (try? FlightGraph.enter(makings, waitFor: [$0], by: waiter)) != nil }
            for flight in stopped { flight.cancel() }
            for flight in stopped { await flight.ends() }
            isOver = flights.isEmpty
        }
        FlightGraph.leave(makings, by: waiter)
    }

    private var _flights: [Flight] {
        // Proof of Unmanaged: as for the layout in the header.
        _layout.takeUnretainedValue().flightSlots.compactMap { index in
            var found: Flight?
            _updateFlight(index) { flight in
                found = flight
                return flight
            }
            return found
        }
    }

    /// Exchanges the flight in a slot, of which only the holder of the slot's lock reads the word.
    private func _updateFlight(_ index: Int, _ update: (Flight?) -> Flight?) {
        withUnsafeMutablePointerToElements { slots in
            slots[index].lock.withLock { _ in
                let word = slots[index].word.load(ordering: .acquiring)
                // Proof of Unmanaged: the word owns the flight, and only the holder of the lock changes it.
                let owner = UnsafeRawPointer(bitPattern: word).map { Unmanaged<Flight>.fromOpaque($0) }
                let old = owner?.takeUnretainedValue()
                let new = update(old)
                guard new !== old else { return }
                // Proof of Unmanaged: as above.
                let next = new.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0
                slots[index].word.store(next, ordering: .releasing)
                owner?.release()
            }
        }
    }
}
