// SPDX-License-Identifier: Apache-2.0

import DICore

/// The objects for one call of a function of many parameters.
struct _Arguments {
    fileprivate let objects: UnsafeMutablePointer<AnyObject>

    /// Takes the object of a parameter, once.
    @inline(__always)
    func take(_ index: Int) -> AnyObject {
        // Proof of UnsafeMutablePointer: one loop initialises all of them, and each is moved out once.
        (objects + index).move()
    }
}

extension _ObjectFunction {
    /// Makes the node of a function of many parameters, whose objects are fetched by one loop for all such functions.
    static func node(
        _ parameters: _ParameterNodes, _ count: Int, _ call: @escaping @Sendable (_Arguments) -> AnyObject
    ) -> _AnyNode {
        let nodes = _NodeList((0..<count).map { _ in parameters.next(AnyObject.self) })
        return _AnyNode._node(as: AnyObject.self) { frame in
            withUnsafeTemporaryAllocation(of: AnyObject.self, capacity: most) { memory in
                // Proof of unsafelyUnwrapped: the capacity isn't zero. It is that of the largest number of parameters, and `count` is one of them.
                let objects = memory.baseAddress.unsafelyUnwrapped
                nodes._makeObjects(in: frame, at: objects)
                return call(_Arguments(objects: objects))
            }
        }
    }
}
