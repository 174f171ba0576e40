// SPDX-License-Identifier: Apache-2.0

import DICore

extension SharingPolicy {
    /// The sharing of a default's instances among the requests through one injector.
    ///
    /// A default without a policy is unshared. No default is eager, because it belongs to no root.
    @frozen
    public enum OfDefault: Sendable, CaseIterable {
        /// One instance, made on first use and kept as long as the injector, its overlays, and the injectors that supersede it
        /// in a stack.
        case shared
        /// One instance while something holds it, and then a new one. For classes: a value is `DI/WeakValue`, a warning when it
        /// is first made, and is made for each request.
        case weak

        /// The same policy as a `SharingPolicy`.
        @inlinable
        public var policy: SharingPolicy { self == .shared ? .shared : .weak }
    }
}
