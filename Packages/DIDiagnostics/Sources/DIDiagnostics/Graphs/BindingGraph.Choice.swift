// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph {
    /// A condition of an inclusion, with its outcome.
    ///
    /// ```swift
    /// for choice in ShopComponent.graph(profiles: ["demo"]).choices where !choice.isChosen {
    ///     print("\(choice.module ?? "a group") is left out: \(choice.reason)")
    /// }
    /// ```
    public struct Choice: Sendable, Hashable {
        /// The id of the component.
        public let component: String
        /// The name of the module that it guards; nil for a group of bindings without a module.
        public let module: String?
        /// The condition, such as `profile("demo") && !context(.test)`.
        public let condition: String
        /// Whether it includes the module.
        public let isChosen: Bool
        /// The reason for the decision, such as `profile "demo" is not active`.
        public let reason: String
        /// The place of the inclusion; nil if it can't be written as a place.
        public let place: Place?
        /// The keys that the module would bind, in the order of registration.
        public let leftOut: [String]

        /// Makes a choice by hand, such as for a plugin's own test.
        public init(
            component: String, module: String?, condition: String, isChosen: Bool, reason: String, place: Place?,
            leftOut: [String] = []
        ) {
            self.component = component
            self.module = module
            self.condition = condition
            self.isChosen = isChosen
            self.reason = reason
            self.place = place
            self.leftOut = leftOut
        }
    }
}
