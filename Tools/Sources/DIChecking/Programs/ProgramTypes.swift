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
    /// The number of records of root components and modules whose type could not be read.
    public internal(set) var unreadable: Int = 0

    /// Reads the types whose conformance is declared in one of the modules.
    ///
    /// Throws ``CheckFailure`` where records of this program have a form that is not known.
    /// - Complexity: Linear in the conformances of the program.
    public static func read(modules: Set<String>) throws(CheckFailure) -> ProgramTypes {
        guard let root = ProtocolDescriptor.of((any RootComponent).self),
            let module = ProtocolDescriptor.of((any Module).self)
        else { throw CheckFailure("the conformance records of this program are not understood") }
        var types = ProgramTypes()
        var found: [(name: String, type: any Module.Type)] = []
        for record in ConformanceRecord.all where record.protocol == root || record.protocol == module {
            guard let descriptor = record.type else {
                types.unreadable += 1
                continue
            }
            let home = record.retroactiveModule ?? descriptor.module
            guard modules.contains(home) else { continue }
            let name = descriptor.module + "." + descriptor.dottedName
            switch descriptor.type {
            case let type as any RootComponent.Type where record.protocol == root:
                types.components.append(Component(type: type, module: home, name: name))
            case let type as any Module.Type where record.protocol == module: found.append((name, type))
            case nil where record.protocol == root: types.generics.append(GenericRoot(module: home, name: name))
            default: break
            }
        }
        types.components.sort { $0.name < $1.name }
        types.generics.sort { $0.name < $1.name }
        types.modules = found.sorted { $0.name < $1.name }.map(\.type)
        return types
    }
}
