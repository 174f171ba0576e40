// SPDX-License-Identifier: Apache-2.0

import DICore

/// A factory whose parameters and element are classes, without their types: what is recorded of most bindings.
///
/// All such functions of one number of parameters are called in one form (`_ParameterNodes.ofObjects`). The function itself
/// is kept, so that no closure with the types has to be allocated for each binding.
struct _ObjectFunction: Sendable {
    private let function: @Sendable () -> AnyObject

    /// Takes a factory, if it and all of its parameters are classes.
    // Inlined, because a call would ask the runtime for the type of each factory.
    @inline(__always)
    static func of<Factory>(_ factory: Factory, _ element: Any.Type, _ parameters: [Any.Type]) -> _ObjectFunction? {
        guard _TypeMetadata.areClasses(element, parameters) else { return nil }
        // Proof of unsafeBitCast: a factory is a struct of one function, which has the size of any other. This one is never
        // called as what it seems to be, but cast back for its number of parameters.
        return unsafeBitCast(factory, to: _ObjectFunction.self)
    }

    /// Makes the node, given the nodes of the parameters.
    func node(_ parameters: _ParameterNodes, count: Int) -> _AnyNode {
        typealias O = AnyObject
        return switch count {
        case 0: parameters.ofObjects(self, as: _Factory0<O>.self).node(parameters)
        case 1: parameters.ofObjects(self, as: _Factory1<O, O>.self).node(parameters)
        case 2: parameters.ofObjects(self, as: _Factory2<O, O, O>.self).node(parameters)
        case 3: parameters.ofObjects(self, as: _Factory3<O, O, O, O>.self).node(parameters)
        case 4: parameters.ofObjects(self, as: _Factory4<O, O, O, O, O>.self).node(parameters)
        case 5: parameters.ofObjects(self, as: _Factory5<O, O, O, O, O, O>.self).node(parameters)
        case 6: parameters.ofObjects(self, as: _Factory6<O, O, O, O, O, O, O>.self).node(parameters)
        case 7: parameters.ofObjects(self, as: _Factory7<O, O, O, O, O, O, O, O>.self).node(parameters)
        case 8: parameters.ofObjects(self, as: _Factory8<O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 9: parameters.ofObjects(self, as: _Factory9<O, O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 10: parameters.ofObjects(self, as: _Factory10<O, O, O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 11: parameters.ofObjects(self, as: _Factory11<O, O, O, O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 12: parameters.ofObjects(self, as: _Factory12<O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 13:
            parameters.ofObjects(self, as: _Factory13<O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(parameters)
        case 14:
            parameters.ofObjects(self, as: _Factory14<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(
                parameters)
        case 15:
            parameters.ofObjects(self, as: _Factory15<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(
                parameters)
        case 16:
            parameters.ofObjects(self, as: _Factory16<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(
                parameters)
        case 17:
            parameters.ofObjects(self, as: _Factory17<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self).node(
                parameters)
        case 18:
            parameters.ofObjects(self, as: _Factory18<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self)
                .node(parameters)
        case 19:
            parameters.ofObjects(self, as: _Factory19<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self)
                .node(parameters)
        case 20:
            parameters.ofObjects(
                self, as: _Factory20<O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O>.self
            ).node(parameters)
        default: ._none
        }
    }
}
