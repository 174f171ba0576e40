// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

extension ProgramTypes {
    /// Returns a generic component with the arguments in a name such as `Shop.Counter<Shop.Till>`; nil where there is none.
    ///
    /// The Swift module can be left out before the component, and before types of the standard library. Neither the component nor an
    /// argument may be private: their names don't find them.
    public func component(named name: String) -> Component? {
        guard let open = name.firstIndex(of: "<") else { return nil }
        let generic = name[..<open]
        for root in generics where root.name == generic || root.name == "\(root.module).\(generic)" {
            guard let written = WrittenType(root.name + name[open...]) else { return nil }
            for mangled in written.mangledNames {
                guard let type = _typeByName(mangled) as? any RootComponent.Type else { continue }
                let name = _TypeSpelling(of: type).textWithoutAny { _ in true }
                return Component(type: type, module: root.module, name: name)
            }
        }
        return nil
    }
}
