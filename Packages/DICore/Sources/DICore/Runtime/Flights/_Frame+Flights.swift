// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Joins the flight that makes a binding's instance, or starts one; nil if its slot is filled.
    ///
    /// Throws if the instance would be made in a component that is stopping. A flight has the context of the current task if
    /// that is `isInside` the frame's build, and else nobody's.
    func _join(
        _ fallible: _AnyFallible, _ waiter: Waiter, isInside: Bool
    ) throws(ClosedComponentError) -> Flight? {
        var joined: Flight?
        var isStopping = false
        let life = _openedLife
        _updateFlight(fallible.flightSlot) { flight in
            if fallible.instanceSlot >= 0, _Slot.isInstance(_word(fallible.instanceSlot)) { return flight }
            if let flight, flight.add(waiter) {
                joined = flight
                return flight
            }
            let new = Flight(of: fallible, in: self, life)
            // In the lock of the slot, so that none begins unseen while the component closes.
            guard life?.begin(new) != false else {
                isStopping = true
                return flight
            }
            new.start(for: waiter, isInside: isInside)
            joined = new
            return new
        }
        if isStopping { throw ClosedComponentError(instance: fallible.step.describe().name, of: _component) }
        return joined
    }

    /// Empties the slot of a flight that is over, unless the next one is there already.
    func _removeFlight(_ flight: Flight, from index: Int) {
        _updateFlight(index) { $0 === flight ? nil : $0 }
    }

    /// Cancels the runs under way in this frame, and waits for them. Does not wait for a run that waits for the current one.
    func _stopFlights() async {
        let makings = TaskConstruction.awaited
        let waiter = Waiter(for: 1)
        var skipped: [Flight] = []
        while let flight = _anyFlight(except: skipped) {
            do {
                try FlightGraph.enter(makings, waitFor: [flight], by: waiter)
                flight.cancel()
                await flight.ends()
                FlightGraph.leave(makings, by: waiter)
            } catch {
                skipped.append(flight)
            }
        }
    }

    private func _anyFlight(except skipped: [Flight]) -> Flight? {
        // Proof of Unmanaged: as for the layout in the header.
        for index in _layout.takeUnretainedValue().flightSlots {
            var found: Flight?
            _updateFlight(index) { flight in
                found = flight
                return flight
            }
            if let found, !skipped.contains(where: { $0 === found }) { return found }
        }
        return nil
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
