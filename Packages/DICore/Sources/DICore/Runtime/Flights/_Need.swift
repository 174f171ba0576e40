// SPDX-License-Identifier: Apache-2.0

/// A binding that has to be made first, and the number of levels from its requester's frame up to its own.
package struct _Need: Sendable {
    /// The binding.
    package let fallible: _AnyFallible
    /// The number of levels up.
    package let distance: Int

    /// Describes a need.
    package init(_ fallible: _AnyFallible, distance: Int) {
        self.fallible = fallible
        self.distance = distance
    }

    /// Whether the instance exists. Seen from the requester's frame.
    package func isFilled(from frame: _Frame) -> Bool {
        let slot = fallible.instanceSlot
        return slot >= 0 && _Slot.isInstance(frame._ancestor(distance)._word(slot))
    }

    /// Makes all of a list, one after the other.
    package static func fillNow(_ needs: [_Need], from frame: _Frame) throws(ConstructionError) {
        for need in needs { try need.fallible.obtainNow(in: frame._ancestor(need.distance)) }
    }

    /// Makes all of a list, at the same time. Does not suspend if all exist.
    package static func fill(
        _ needs: [_Need], from frame: _Frame, requester: _Requester = .guest,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let open = needs.filter { !$0.isFilled(from: frame) }
        guard let first = open.first else { return }
        try Task.checkCancellation()
        guard case .build(isAlone: true) = requester, open.count == 1, first.distance == 0,
            first.fallible.isMadeByBuildsOnly
        else {
            _ = try await wait(for: open, from: frame, requester: requester)
            return
        }
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        // Only builds make it, so its factory can't request it: the enclosing bindings need no search for a cycle.
        _ = try await first.fallible.makeHere(in: frame, inside: .innermost, requester: requester)
    }

    /// Waits for the flights that fill the slots, and returns the instance of the last one if no slot keeps it.
    static func wait(
        for needs: [_Need], from frame: _Frame, requester: _Requester, isolation: isolated (any Actor)? = #isolation
    ) async throws -> OwnedInstance? {
        let waiter = Waiter(for: needs.count)
        var flights: [Flight] = []
        do {
            for need in needs {
                let isHere = need.distance == 0
                let flight = try frame._ancestor(need.distance)._join(
                    need.fallible, waiter, isInside: isHere && requester.isInside, ofBuild: isHere && requester.isBuild)
                if let flight {
                    flights.append(flight)
                } else {
                    waiter.noteEnd(.success(()))
                }
            }
        } catch {
            waiter.fail(error)
        }
        let makings = TaskConstruction.open
        do throws(ConstructionError) { try FlightGraph.enter(makings, waitFor: flights, by: waiter) } catch {
            waiter.fail(error)
        }
        defer { FlightGraph.leave(makings, by: waiter) }
        return try await waiter.wait()
    }
}

/// The bindings to be made first by requests along a deferred edge; filled at the end of linking.
package final class _Needs: @unchecked Sendable {
    // Proof of @unchecked Sendable: written by one thread while the plan is linked, before it is published.
    // Proof of @exclusivity(unchecked), throughout: as for Sendable, and no write runs client code.

    /// The bindings, seen from the frame of the edge's target.
    // Proof: as above.
    @exclusivity(unchecked) package var list: [_Need] = []
    /// The edge's target itself if it throws or awaits and is not shared, so that each request makes an instance.
    // Proof: as above.
    @exclusivity(unchecked) package var unshared: _AnyFallible?

    /// Makes an empty list.
    package init() {}

    /// Whether the component may be closed: its slots are then no longer found filled. Seen from the frame of the edge's target.
    func mayBeClosed(from frame: _Frame) -> Bool { list.isEmpty || !areFilled(from: frame) }

    /// Whether all are made. Seen from the frame of the edge's target.
    func areFilled(from frame: _Frame) -> Bool { list.allSatisfy { $0.isFilled(from: frame) } }
}

/// The relation of the current task to the frame in which it makes a request.
package enum _Requester: Sendable {
    /// The build of the frame. One that `isAlone` can't be stopped from above, so it makes a single binding in its own task.
    case build(isAlone: Bool)
    /// A flight in the frame.
    case flight
    /// Any other task.
    case guest

    /// Whether the frame's shared instances are made with the task-local values of the current task.
    var isInside: Bool { if case .guest = self { false } else { true } }

    var isBuild: Bool { if case .build = self { true } else { false } }
}

extension _Frame {
    /// The requester that a build in this frame acts as.
    package var _requester: _Requester { .build(isAlone: _outerLife == nil) }
}
