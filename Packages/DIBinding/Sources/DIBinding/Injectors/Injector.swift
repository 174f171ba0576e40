// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A built component that resolves requests for its own and inherited bindings.
///
/// Prefer parameters: a component whose root has all its dependencies needs no further requests. An injector is for code that
/// the graph doesn't make, such as a test, a command of a script or a framework's callback.
///
/// ```swift
/// let injector = try Injector(ComponentFactory.of(CoffeeShop.self))
/// let maker = injector.get(CoffeeMaker.self)
/// let cups: Provider<Cup> = injector.get()
/// ```
///
/// The graph is planned and checked before anything is made. An injector makes the instances that a build makes
/// before the root: the eager bindings, and those that throw or await and are made first. The root is made when it is
/// requested. Nothing is started: a component with `onStart` is for `run` or `open`.
///
/// A request isn't part of the graph. ``get(_:file:line:)`` of a type that the graph doesn't bind, or can't make
/// synchronously, ends the process with the diagnostic (`DI/MissingBinding`, `DI/MainActorRequired` or
/// `DI/EffectRequired`) and the line of the request; ``find(_:)`` returns nil. For requests that are checked with the
/// graph, and whose targets count as used, give the root a provider for each of them.
///
/// A factory that calls a closure has no graph, so an injector of it ends the process.
///
/// An injector is immutable, and any thread may use it. It is a reference to the component: copies are equal, and return the same
/// shared instances. The component lives as long as an injector of it, an object that leads back to it, or an overlay that took
/// over one of its instances. A request for an existing shared instance reads a table and the instance's slot, without a lock
/// and without an allocation.
public struct Injector: Sendable {
    // Proof of nonisolated(unsafe): a frame publishes through atomics only.
    @usableFromInline nonisolated(unsafe) let frame: _Frame
    // Proof of Unmanaged: the plan, which the frame reaches, owns it.
    @usableFromInline let uncountedPoints: Unmanaged<_EntryPoints>

    /// Makes the injector of a built component's frame.
    @usableFromInline
    package init(_ frame: _Frame) {
        self.frame = frame
        let known = frame._layout.takeUnretainedValue().entryPoints.load() ?? Self.points(of: frame)
        // Proof of unsafeDowncast: no other layer makes entry points. Proof of Unmanaged: as above.
        uncountedPoints = .passUnretained(unsafeDowncast(known, to: _EntryPoints.self))
    }

    /// The entry points of a frame, made once for all frames of a component.
    private static func points(of frame: _Frame) -> AnyObject {
        let layout = frame._layout.takeUnretainedValue()
        // Proof: only frames of plans have injectors.
        guard let plan = frame._outermostOwner as? _Plan else {
            preconditionFailure("a frame without a plan was asked")
        }
        return layout.entryPoints.storeIfNil(_EntryPoints(layout.index, of: plan))
    }

    /// The entry points, which answer requests.
    @inlinable @inline(__always)
    var points: _EntryPoints { uncountedPoints._withUnsafeGuaranteedRef(\.self) }

    /// The plan of the graph.
    package var plan: _Plan { points.plan }

    /// The index of the component in its graph.
    package var component: Int { points.component }

    /// Returns a new element, or the shared one, which is made on first use.
    ///
    /// A shape such as `Provider<Cup>`, `Cup?` or `() -> Cup` is answered as a parameter would be; an optional is nil where
    /// nothing binds its element.
    ///
    /// A request that can't be answered ends the process with the diagnostic and the line of the request: see ``Injector``.
    @inlinable
    public func get<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
        if let node = _node(T.self) { return _element(of: node, as: T.self) }
        return _element(of: answer(_Key(T.self), _SourcePlace(file, line)), as: T.self)
    }

    /// Returns an element as ``get(_:file:line:)``, or nil where that would end the process.
    @inlinable
    public func find<T>(_ type: T.Type = T.self) -> T? {
        if let node = _node(T.self) { return _element(of: node, as: T.self) }
        return points.node(for: _Key(T.self), isOnMain: false).map { _element(of: $0, as: T.self) }
    }

    /// Returns the shared instance of a type if there is one, and makes nothing.
    public func existing<T>(_ type: T.Type = T.self) -> T? {
        existing(_Key(T.self))
    }

    /// The run context that the graph was planned for.
    public var context: RunContext { plan.options.circumstances.context }

    /// The review of the graph.
    package var _review: _GraphReview { plan.review }
}

extension Injector: Equatable {
    /// Whether both refer to the same built component.
    public static func == (one: Injector, other: Injector) -> Bool { one.frame === other.frame }
}
