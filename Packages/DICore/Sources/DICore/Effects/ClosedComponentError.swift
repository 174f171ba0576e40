// SPDX-License-Identifier: Apache-2.0

/// The error of opening a component below one that is closing or closed, whose instances are stopped.
public struct ClosedComponentError: Error, Hashable, CustomStringConvertible {
    /// The name of the component that was to be opened.
    public let component: String

    /// Makes an error by hand, such as for a test.
    public init(component: String) {
        self.component = component
    }

    /// Makes the error for a type of component.
    public init(_component: Any.Type) {
        component = _TypeSpelling(of: _component).text { _ in false }
    }

    /// The text, which names the component.
    public var description: String {
        "could not open '\(component)': the component above it is closing or closed"
    }
}
