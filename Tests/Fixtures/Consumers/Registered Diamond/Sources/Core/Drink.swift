// SPDX-License-Identifier: Apache-2.0

/// A line of the menu.
public protocol Drink {
    /// The name on the menu.
    var name: String { get }
}
