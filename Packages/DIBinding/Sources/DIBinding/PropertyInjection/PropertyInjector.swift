// SPDX-License-Identifier: Apache-2.0

import DICore

/// A function that fills the properties of an object made elsewhere, such as by a storyboard.
///
/// It may be called any number of times, from every thread that may use the object; each call resolves the
/// dependencies.
///
/// ```swift
/// final class Display {
///     var heater: Heater?
/// }
/// binder.bindPropertyInjectionOf(Display.self).to { (display: Display, heater: Heater) in display.heater = heater }
///
/// func show(_ display: Display, _ injector: PropertyInjector<Display>) {
///     injector.injectProperties(into: display)
/// }
/// ```
public struct PropertyInjector<T: AnyObject>: @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, a node is immutable.
    private let frame: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    private let node: Unmanaged<_InjectorNode<T>>

    init(frame: _Frame, node: _InjectorNode<T>) {
        self.frame = frame
        self.node = .passUnretained(node)
    }

    /// Makes an injector from a closure, for example in a unit test.
    public init(injector: @escaping @Sendable (T) -> Void) {
        let node = _InjectorNode<T> { _, object in injector(object) }
        self.init(frame: _Frame._makeKeeping(node), node: node)
    }

    /// Fills the properties of an object.
    public func injectProperties(into object: T) {
        node._withUnsafeGuaranteedRef { $0.inject(frame, object) }
    }
}

/// The function of a property injector, linked once per plan.
final class _InjectorNode<T: AnyObject>: Sendable {
    let inject: @Sendable (_Frame, T) -> Void

    init(_ inject: @escaping @Sendable (_Frame, T) -> Void) {
        self.inject = inject
    }

    /// Returns the node of the injector itself, which keeps this one.
    func node(_ parameters: _ParameterNodes) -> _AnyNode {
        let node = traced(as: parameters.step?._seeded())
        return _AnyNode._node(as: PropertyInjector<T>.self) { frame in PropertyInjector(frame: frame, node: node) }
    }

    private func traced(as step: _ConstructionStep?) -> _InjectorNode {
        guard let step else { return self }
        return _InjectorNode { frame, object in step._tracing(frame) { self.inject(frame, object) } }
    }
}
