// SPDX-License-Identifier: Apache-2.0

/// The dependencies between a component's instances with hooks, over all edges that are on no cycle.
///
/// Instances stop in the reverse order of making, which follows direct needs. Over a deferred edge, an instance may be
/// made before its dependency, and still stops first. Found when the first instance ends.
package final class _StopOrder: Sendable {
    /// Whether hooks of a stop can make instances that throw or await.
    let mayMake: Bool
    private let find: @Sendable () -> [Int: Set<Int>]
    private let found: OrderedMutex<[Int: Set<Int>]?> = OrderedMutex(nil)

    /// Takes a function that finds the slots that each slot depends on.
    package init(mayMake: Bool, _ find: @escaping @Sendable () -> [Int: Set<Int>]) {
        self.mayMake = mayMake
        self.find = find
    }

    /// An order without dependencies: the order of making decides.
    static let none: _StopOrder = _StopOrder(mayMake: false) { [:] }

    /// The slots that each slot depends on.
    var needs: [Int: Set<Int>] {
        found.withLock { found in
            if let found { return found }
            let new = find()
            found = new
            return new
        }
    }
}
