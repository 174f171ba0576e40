// SPDX-License-Identifier: Apache-2.0

/// The error of a request to a component that is closing or closed, and of opening or building a component below one.
///
/// Thrown by `open`, `run` and an asynchronous `build` of a component below; by `AsyncProvider` and `ThrowingProvider` for an
/// instance that is yet to be made when closing begins, and for every instance after the end. Tasks that wait for an instance
/// when closing begins throw it immediately.
public struct ClosedComponentError: Error, Hashable, CustomStringConvertible {
    /// The name of the component that was to be opened or built; for a request, the closed component.
    public let component: String
    /// The name of the instance that was requested; nil if a component was to be opened or built.
    public let instance: String?

    /// Makes an error by hand, such as for a test.
    public init(component: String, instance: String? = nil) {
        self.component = component
        self.instance = instance
    }

    /// Makes the error for a type of component.
    package init(_component: Any.Type) {
        self.init(component: _spelling(of: _component))
    }

    /// Makes the error for an instance of a component.
    init(instance: String, of component: Any.Type) {
        self.init(component: _spelling(of: component), instance: instance)
    }

    /// The text, which names the component.
    public var description: String {
        guard let instance else {
            return "could not open '\(component)': the component above it is closing or closed"
        }
        return "could not make '\(instance)': its component '\(component)' is closing or closed"
    }
}
