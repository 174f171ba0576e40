// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A run-time test whether types conform to a protocol or inherit from a class.
struct SubtypeTest {
    /// The existential metatype `any P.Type`, or the class.
    private let metatype: Any.Type
    private let isClass: Bool

    /// Prepares the test; nil where the type has no subtypes, where every type is one, or where the runtime cannot tell.
    init?(for type: Any.Type) {
        if type is AnyObject.Type {
            (metatype, isClass) = (type, true)
        } else if _TypeMetadata(type).isExistential, type != Any.self, type != AnyObject.self,
            // A private protocol cannot be found by its name.
            let name = _mangledTypeName(type), let metatype = _typeByName(name + "Xp")
        {
            (self.metatype, isClass) = (metatype, false)
        } else {
            return nil
        }
    }

    /// Whether another type is a subtype. Complexity: the runtime's search for a conformance.
    func holds(for type: Any.Type) -> Bool {
        func isInstance<Metatype>(_ metatype: Metatype.Type) -> Bool { type is Metatype }
        func inherits<Class>(_ class: Class.Type) -> Bool { type is Class.Type }
        return isClass ? _openExistential(metatype, do: inherits) : _openExistential(metatype, do: isInstance)
    }
}
