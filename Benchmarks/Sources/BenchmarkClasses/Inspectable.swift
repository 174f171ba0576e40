// SPDX-License-Identifier: Apache-2.0

/// An object that shows what it was made of, so that both sides' graphs can be compared object by object.
public protocol Inspectable: AnyObject {
    /// The objects this one was given, in the order of its initialiser's parameters.
    var parts: [any Inspectable] { get }
}
