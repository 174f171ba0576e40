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
    private let call: Unmanaged<_Call<T, Void>>

    init(frame: _Frame, call: _Call<T, Void>) {
        self.frame = frame
        self.call = .passUnretained(call)
    }

    /// Makes an injector from a closure, for example in a unit test.
    public init(injector: @escaping @Sendable (T) -> Void) {
        let call = _Call<T, Void> { _, object in injector(object) }
        self.init(frame: _Frame._makeKeeping(call), call: call)
    }

    /// Fills the properties of an object.
    public func injectProperties(into object: T) {
        call._withUnsafeGuaranteedRef { $0.make(frame, object) }
    }
}

extension _Call where Argument: AnyObject, Result == Void {
    /// Returns the node of the property injector that calls this, and keeps it.
    func injectorNode(_ parameters: _ParameterNodes) -> _AnyNode {
        let call = traced(as: parameters.step?._seeded())
        return _AnyNode._node(as: PropertyInjector<Argument>.self) { frame in PropertyInjector(frame: frame, call: call)
        }
    }
}

extension PropertyInjector: _Described {}
extension MainActorPropertyInjector: _Described {}
