// SPDX-License-Identifier: Apache-2.0

import DICore

/// The sharing of a default's instances among the requests through one injector.
public enum DefaultSharing: Sendable, Hashable {
    /// A new instance for each request.
    case unshared
    /// One instance as long as somebody keeps it, and then another one. For classes: a value is `DI/WeakValue`, a warning when it
    /// is first made, and is made for each request.
    case weak
    /// One instance, which is made on first use and kept as long as the injector, what overlays it, and what takes its place in a
    /// stack.
    case shared

    /// The same for the engine.
    var kind: _Sharing.Kind {
        switch self {
        case .unshared: .none
        case .weak: .weak
        case .shared: .shared
        }
    }
}
