// SPDX-License-Identifier: Apache-2.0

/// An object of a generated program.
public protocol Service: AnyObject, Sendable {
    /// The objects that its initialiser took, in order.
    var parts: [any Service] { get }
}

/// A program that is measured: its container, and three requests to it.
public protocol Subject: Sendable {
    /// Registers or plans; makes no object unless that is how the program is written.
    static func make() throws -> Self
    /// Requests the root.
    func root() -> any Service
    /// Requests the unshared object that makes most others.
    func chain() -> any Service
    /// Requests a shared object.
    func shared() -> any Service
}
