// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// A condition of an inclusion, with its outcome.
    ///
    /// ```swift
    /// for choice in ShopComponent.graph(profiles: ["demo"]).choices where !choice.isChosen {
    ///     print("\(choice.module ?? "a group") is left out: \(choice.reason)")
    /// }
    /// ```
    public struct Choice: Sendable, Hashable, Codable {
        /// The id of the component.
        public let component: String
        /// The name of the module that it guards; nil for a group of bindings without a module of its own.
        public let module: String?
        /// The condition, such as `profile("demo") && !context(.test)`.
        public let condition: String
        /// Whether the module is in the graph because of it.
        public let isChosen: Bool
        /// The facts that decided it, such as `profile "demo" is not active`.
        public let reason: String
        /// The place of the inclusion.
        public let place: Place

        /// Makes a choice by hand, such as for a plugin's own test.
        public init(
            component: String, module: String?, condition: String, isChosen: Bool, reason: String, place: Place
        ) {
            self.component = component
            self.module = module
            self.condition = condition
            self.isChosen = isChosen
            self.reason = reason
            self.place = place
        }
    }
}
