// SPDX-License-Identifier: Apache-2.0

/// The places in the order in which they were opened, and the current one.
struct Trail: Sendable, Hashable {
    /// All places, also those that are missing.
    private(set) var all: [Reference] = []
    private var current = 0
    /// The places that the server does not know, which are passed over.
    private(set) var missing: Set<Reference> = []

    /// The places that exist, as far as is known.
    var places: [Reference] { all.filter { !missing.contains($0) } }

    /// Notes whether places exist.
    mutating func note(_ places: [Reference], areMissing: Bool) {
        if areMissing { missing.formUnion(places) } else { missing.subtract(places) }
    }

    /// Adds a place after the current one, in the place of those that followed it.
    mutating func append(_ place: Reference) {
        guard all.isEmpty || all[current] != place else { return }
        all = all.prefix(current + 1) + [place]
        current = all.count - 1
    }

    /// Moves back to a place that is shown again.
    mutating func settle(at place: Reference?) {
        guard let index = all.prefix(current + 1).lastIndex(where: { $0 == place }) else { return }
        current = index
    }

    /// Moves one place back or forward, and returns it; nil at the end.
    mutating func move(forward: Bool) -> Reference? {
        var next = current
        repeat { next += forward ? 1 : -1 } while all.indices.contains(next) && missing.contains(all[next])
        guard all.indices.contains(next) else { return nil }
        current = next
        return all[next]
    }
}

/// A place with the tab and the row, to return to in another run.
public struct Spot: Sendable, Hashable {
    /// The place.
    public let place: Reference
    /// The index of the tab.
    public let tab: Int
    /// The identity of the selected row.
    public let row: String?

    /// Creates a spot.
    public init(place: Reference, tab: Int = 0, row: String? = nil) {
        self.place = place
        self.tab = tab
        self.row = row
    }
}
