// SPDX-License-Identifier: Apache-2.0

import DIBinding

/// The root components and modules of a program, found by its conformance records: of any access, nested or not.
///
/// A subclass of a component has no record, and is not found.
public struct ProgramTypes {
    /// A root component.
    public struct Component {
        /// The type.
        public let type: any RootComponent.Type
        /// The Swift module that declares its conformance.
        public let module: String
        /// The name with its Swift module, such as `Shop.Counter.Till`.
        public let name: String

        /// Makes a component from its parts.
        public init(type: any RootComponent.Type, module: String, name: String) {
            self.type = type
            self.module = module
            self.name = name
        }
    }

    /// A generic type that becomes a root component with arguments.
    public struct GenericRoot: Equatable, Sendable {
        /// The Swift module that declares the conformance.
        public let module: String
        /// The name with its Swift module, without parameters.
        public let name: String

        /// Makes a generic root from its names.
        public init(module: String, name: String) {
            self.module = module
            self.name = name
        }
    }

    /// The root components, sorted by name.
    public internal(set) var components: [Component] = []
    /// The generic root components, sorted by name.
    public internal(set) var generics: [GenericRoot] = []
    /// The modules, sorted by name.
    public internal(set) var modules: [any Module.Type] = []
    /// The number of records of root components and modules whose type could not be read.
    public internal(set) var unreadable: Int = 0

    /// Reads the types whose conformance one of the Swift modules declares.
    ///
    /// Throws ``CheckFailure`` where records of this program have an unknown form, which known types show.
    /// - Complexity: Linear in the conformances of the program.
    public static func read(modules: Set<String>) throws(CheckFailure) -> ProgramTypes {
        guard let root = ProtocolDescriptor.of((any RootComponent).self),
            let module = ProtocolDescriptor.of((any Module).self)
        else { throw unknownForm }
        var types = ProgramTypes()
        var known = ProgramTypes()
        var found: [(name: String, type: any Module.Type)] = []
        for record in ConformanceRecord.all where record.protocol == root || record.protocol == module {
            guard let descriptor = record.type else {
                types.unreadable += 1
                continue
            }
            let home = record.retroactiveModule ?? descriptor.module
            let name = descriptor.module + "." + descriptor.dottedName
            let isKnown = name.hasPrefix(knownPrefix)
            guard isKnown || modules.contains(home) else { continue }
            switch (descriptor.type, record.protocol == root) {
            case (let type as any RootComponent.Type, true):
                let component = Component(type: type, module: home, name: name)
                if isKnown { known.components.append(component) } else { types.components.append(component) }
            case (let type as any Module.Type, false):
                if isKnown { known.modules.append(type) } else { found.append((name, type)) }
            case (nil, true):
                let generic = GenericRoot(module: home, name: name)
                if isKnown { known.generics.append(generic) } else { types.generics.append(generic) }
            // A generic module is included with its arguments, so components show it.
            case (nil, false): break
            default: types.unreadable += 1
            }
        }
        guard isForm(knownBy: known) else { throw unknownForm }
        types.components.sort { $0.name < $1.name }
        types.generics.sort { $0.name < $1.name }
        types.modules = found.sorted { $0.name < $1.name }.map(\.type)
        return types
    }

    private static var unknownForm: CheckFailure {
        CheckFailure("the conformance records of this compiler's programs have an unknown format")
    }
}
