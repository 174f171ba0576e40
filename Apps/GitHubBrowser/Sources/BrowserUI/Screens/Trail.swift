// SPDX-License-Identifier: Apache-2.0

/// The places in the order in which they were opened, and the current one.
struct Trail: Sendable, Hashable {
    private(set) var places: [Reference] = []
    private var current = 0

    /// Adds a place after the current one, in the place of those that followed it.
    mutating func append(_ place: Reference) {
        guard places.isEmpty || places[current] != place else { return }
        places = places.prefix(current + 1) + [place]
        current = places.count - 1
    }

    /// Moves back to a place that is shown again.
    mutating func settle(at place: Reference?) {
        guard let index = places.prefix(current + 1).lastIndex(where: { $0 == place }) else { return }
        current = index
    }

    /// Moves one place back or forward, and returns it; nil at the end.
    mutating func move(forward: Bool) -> Reference? {
        let next = current + (forward ? 1 : -1)
        guard places.indices.contains(next) else { return nil }
        current = next
        return places[next]
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
