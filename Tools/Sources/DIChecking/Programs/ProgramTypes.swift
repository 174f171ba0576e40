// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The root components and modules of a program, found by its conformance records: of any access, nested or not.
public struct ProgramTypes {
    /// A root component.
    public struct Component {
        /// The type.
        public let type: any RootComponent.Type
        /// The module that declares its conformance.
        public let module: String
        /// The name with its module, such as `Shop.Counter.Till`.
        public let name: String
    }

    /// A generic type that becomes a root component with arguments.
    public struct GenericRoot: Equatable {
        /// The module that declares the conformance.
        public let module: String
        /// The name with its module and without parameters.
        public let name: String
    }

    /// The root components, sorted by name.
    public internal(set) var components: [Component] = []
    /// The generic root components, sorted by name.
    public internal(set) var generics: [GenericRoot] = []
    /// The modules, sorted by name.
    public internal(set) var modules: [any Module.Type] = []
}
