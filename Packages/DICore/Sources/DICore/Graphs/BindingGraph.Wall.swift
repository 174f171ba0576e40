// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// A closed module: the bindings behind its wall, and its requirements.
    ///
    /// The bindings that it exposes are those that are not private: ``Binding/privateTo`` is nil.
    ///
    /// ```swift
    /// for wall in ShopComponent.graph.walls {
    ///     print("\(wall.module) requires \(wall.requirements.map(\.key))")
    /// }
    /// ```
    public struct Wall: Sendable, Hashable {
        /// A key that the module expects of those who include it.
        public struct Requirement: Sendable, Hashable {
            /// The key, in words.
            public let key: String
            /// The place in the source; nil if it can't be written as a place.
            public let place: Place?
            /// The id of the binding that meets it; nil if nothing does.
            public let binding: String?

            /// Makes a requirement by hand, such as for a plugin's own test.
            public init(key: String, place: Place?, binding: String?) {
                self.key = key
                self.place = place
                self.binding = binding
            }
        }

        /// The id of the component that includes the module.
        public let component: String
        /// The name of the module, or of the component or list.
        public let module: String
        /// The place of its first inclusion; nil for a component.
        public let place: Place?
        /// Its requirements, in the order of registration; empty for `requiresNothing`.
        public let requirements: [Requirement]
        /// The ids of its bindings, of those that it includes, and of those in the components that it installs.
        public let bindings: [String]

        /// Makes a wall by hand, such as for a plugin's own test.
        public init(
            component: String, module: String, place: Place?, requirements: [Requirement] = [], bindings: [String] = []
        ) {
            self.component = component
            self.module = module
            self.place = place
            self.requirements = requirements
            self.bindings = bindings
        }
    }
}
