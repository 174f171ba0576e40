// SPDX-License-Identifier: Apache-2.0

/// The needs between the instances of a component that have hooks, over every edge of the graph that is on no cycle.
///
/// Instances stop in the reverse order of making, which is that of direct needs. Over a deferred edge an instance may be made
/// before what it needs, and still stops first. Found for the first instance that ends, since most programs never stop twice.
package final class _StopOrder: Sendable {
    /// Whether hooks of a stop can have something made that throws or awaits.
    let mayMake: Bool
    private let find: @Sendable () -> [Int: Set<Int>]
    private let found: OrderedMutex<[Int: Set<Int>]?> = OrderedMutex(nil)

    /// Takes a function that finds, for each slot of an instance, those of instances that it needs.
    package init(mayMake: Bool, _ find: @escaping @Sendable () -> [Int: Set<Int>]) {
        self.mayMake = mayMake
        self.find = find
    }

    /// The order of making.
    static let none: _StopOrder = _StopOrder(mayMake: false) { [:] }

    /// For the slot of each instance, those of the instances that it needs.
    var needs: [Int: Set<Int>] {
        found.withLock { found in
            if let found { return found }
            let new = find()
            found = new
            return new
        }
    }
}
