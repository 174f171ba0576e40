// SPDX-License-Identifier: Apache-2.0

/// A type that holds lists of declarations, and names the component of their graph. For the layers' own use.
package protocol _DeclarationsOwner {
    /// Whether it is a module stack, which loads and unloads modules at run time.
    static var _isStack: Bool { get }
}
