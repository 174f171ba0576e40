// SPDX-License-Identifier: Apache-2.0

/// The sharing of a binding's instances within a built component.
@usableFromInline
package enum _Sharing {
    /// The kinds of sharing.
    @usableFromInline
    package enum Kind: String, Sendable, Codable {
        /// A new object for each request.
        case none
        /// One instance, made on first use.
        case shared
        /// One instance, made before the root.
        case eager
        /// One instance as long as it is referenced elsewhere.
        case weak
    }
}
