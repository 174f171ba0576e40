// SPDX-License-Identifier: Apache-2.0

import DICore

/// Fills the properties of an object that somebody else made.
///
/// It may be called from any thread that may use the object, as often as wanted; needs are resolved at each call.
public struct PropertyInjector<T: AnyObject>: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, a node is immutable.
    private let frame: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    private let node: Unmanaged<_InjectorNode<T>>

    init(frame: _Frame, node: _InjectorNode<T>) {
        self.frame = frame
        self.node = .passUnretained(node)
    }

    /// Makes an injector of a closure, such as in a unit test.
    public init(injector: @escaping @Sendable (T) -> Void) {
        let node = _InjectorNode<T> { _, object in injector(object) }
        self.init(frame: _Frame._makeKeeping(node), node: node)
    }

    /// Fills the properties of an object.
    public func injectProperties(into object: T) {
        node._withUnsafeGuaranteedRef { $0.inject(frame, object) }
    }
}

/// What a property injector does, linked once per plan.
final class _InjectorNode<T: AnyObject>: Sendable {
    let inject: @Sendable (_Frame, T) -> Void

    init(_ inject: @escaping @Sendable (_Frame, T) -> Void) {
        self.inject = inject
    }

    /// The node of the injector itself, which keeps this one.
    func node(_ parameters: _ParameterNodes) -> _AnyNode {
        let node = traced(as: parameters.step?._seeded())
        return _Node<PropertyInjector<T>> { frame in PropertyInjector(frame: frame, node: node) }
    }

    private func traced(as step: _ConstructionStep?) -> _InjectorNode {
        guard let step else { return self }
        return _InjectorNode { frame, object in step._tracing(frame) { self.inject(frame, object) } }
    }
}
