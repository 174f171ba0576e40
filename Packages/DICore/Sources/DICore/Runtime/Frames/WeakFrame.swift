// SPDX-License-Identifier: Apache-2.0

/// A weak reference to a built component.
///
/// A separate class, because a generic struct with a weak property leaks its contents when optimised code copies it
/// (seen with Swift 6.3: `provider?.get() === element` kept the element for ever).
package final class WeakFrame: @unchecked Sendable {
    // Proof of @unchecked Sendable: written once, before it is shared; the runtime's weak loads are atomic.
    package private(set) weak var frame: _Frame?

    /// Refers to a frame.
    package init(_ frame: _Frame) {
        self.frame = frame
    }
}
