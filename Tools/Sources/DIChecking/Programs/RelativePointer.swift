// SPDX-License-Identifier: Apache-2.0

/// An address that is stored as its distance from the place where it is stored.
struct RelativePointer {
    private let place: UnsafeRawPointer

    /// Makes the pointer that is stored at a place.
    init(at place: UnsafeRawPointer) {
        self.place = place
    }

    private var distance: Int32 { place.load(as: Int32.self) }

    /// The address; nil for a distance of zero.
    var direct: UnsafeRawPointer? {
        distance == 0 ? nil : place + Int(distance)
    }

    /// The address, or with an odd distance the one that is stored there; nil for a distance of zero.
    var indirectable: UnsafeRawPointer? {
        let distance = distance
        guard distance != 0 else { return nil }
        guard distance & 1 == 1 else { return place + Int(distance) }
        return (place + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
    }
}
