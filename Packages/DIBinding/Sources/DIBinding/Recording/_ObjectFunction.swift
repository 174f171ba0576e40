// SPDX-License-Identifier: Apache-2.0

import DICore

/// A factory whose parameters and element are classes, without their types: the recipe of most bindings.
///
/// All such functions of one number of parameters are called in one form (`_ParameterNodes.ofObjects`). The function itself
/// is kept, so that no closure with the types has to be allocated for each binding.
struct _ObjectFunction: Sendable {
    private let function: @Sendable () -> AnyObject

    /// Takes a factory, if it and all of its parameters are classes.
    // Inlined, because a call would ask the runtime for the type of each factory.
    @inline(__always)
    static func of<Factory>(_ factory: Factory, _ element: Any.Type, _ parameters: [Any.Type]) -> _ObjectFunction? {
        guard areClasses(element, parameters) else { return nil }
        // Proof of unsafeBitCast: a factory is a struct of one function, which has the size of any other. This one is never
        // called by the type that it has here, but cast back for its number of parameters.
        return unsafeBitCast(factory, to: _ObjectFunction.self)
    }

    /// Whether a type and some others are all classes.
    // A function of this module, so that the compiler sees that the list doesn't escape and need not be allocated.
    @inline(never)
    private static func areClasses(_ type: Any.Type, _ others: [Any.Type]) -> Bool {
        let isReadable = _TypeMetadata.areKindsKnown
        guard _TypeMetadata(type, isLayoutKnown: isReadable).isClass else { return false }
        for other in others where !_TypeMetadata(other, isLayoutKnown: isReadable).isClass { return false }
        return true
    }
}
