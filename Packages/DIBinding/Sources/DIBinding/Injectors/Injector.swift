// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A built component that answers requests for everything that it binds or inherits.
///
/// Parameters come first: a component whose root has all its dependencies needs no further requests. An injector is for code that
/// are not made by the graph, such as a test, a command of a script or a framework's callback.
///
/// ```swift
/// let injector = try Injector(ComponentFactory.of(CoffeeShop.self))
/// let maker = injector.get(CoffeeMaker.self)
/// let cups: Provider<Cup> = injector.get()
/// ```
///
/// The graph is planned and checked before anything is made. An injector makes what a build makes before the root: the
/// eager bindings, and those that throw or await and are made first. The root is made when it is requested. Nothing is
/// started: a component with `onStart` is for `run` or `open`.
///
/// Where the component or one of its ancestors offers anything (``Binder/offer(_:file:line:)``), only that is answered.
/// ``get(_:file:line:)`` of anything else ends the process with the diagnostic (`DI/MissingBinding`, `DI/NotOffered`,
/// `DI/MainActorRequired` or `DI/EffectRequired`) and the line that asked; ``find(_:)`` is nil there.
///
/// An injector is immutable, and may be asked from any thread. It lives as long as somebody holds it, or something that it
/// has made and that leads back to it, or an overlay that has taken an instance over. Asking for a shared instance that is
/// there reads a table and the instance's slot: without a lock, and without allocating.
public final class Injector: Sendable {
    // Proof of nonisolated(unsafe): a frame publishes through atomics only, and a table is constant.
    @usableFromInline nonisolated(unsafe) let frame: _Frame
    @usableFromInline nonisolated(unsafe) let table: _EntryTable
    package let built: _BuiltComponent
    /// A copy of the constant, which spares each request the question whether that is initialised.
    @usableFromInline let records: _ThreadPointer = _ThreadConstruction.pointer
    /// The injector for frames.
    package let maker: _ComponentInjectorReference
    @usableFromInline let points: _EntryPoints
    @usableFromInline let attachment: _AttachmentCell = _AttachmentCell()

    /// Takes a component in which nothing has been made.
    package convenience init(_ built: _BuiltComponent) {
        self.init(built, of: built.maker())
    }

    deinit {
        guard maker.isReferring(to: self) else { return }
        // Proof of Unmanaged: only the address is taken.
        maker.forget(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), of: frame)
    }

    /// Makes the injector of a frame, perhaps again.
    init(_ built: _BuiltComponent, of maker: _ComponentInjectorReference) {
        self.built = built
        self.maker = maker
        frame = built.frame
        if let known = maker.attachment.object { _ = attachment.store(known.takeUnretainedValue()) }
        points = built.plan.entryPoints(of: built.component)
        table = points.table
    }

    /// Returns a new element, or the shared one, which is made on first use.
    ///
    /// A shape such as `Provider<Cup>`, `Cup?` or `() -> Cup` is answered as a parameter would be; an optional is nil where
    /// nothing binds its element.
    ///
    /// A request that the injector can't answer ends the process with the diagnostic and the line that asked: see ``Injector``.
    @inlinable
    public func get<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
        if let node = table.find(T.self) { return _element(of: node, as: T.self, in: frame) }
        return _element(of: answer(_Key(T.self), as: T.self, _SourcePlace(file, line)), as: T.self, in: frame)
    }

    /// Returns an element as ``get(_:file:line:)``, or nil where that would end the process.
    @inlinable
    public func find<T>(_ type: T.Type = T.self) -> T? {
        if let node = table.find(T.self) { return _element(of: node, as: T.self, in: frame) }
        return points.node(for: _Key(T.self), isOnMain: false).map { _element(of: $0, as: T.self, in: frame) }
    }

    /// Returns the shared instance of a type if there is one, and makes nothing.
    public func existing<T>(_ type: T.Type = T.self) -> T? {
        existing(_Key(T.self))
    }

    /// The run context that the graph was planned for.
    public var context: RunContext { built.plan.options.circumstances.context }

    /// The review of the graph.
    package var _review: _GraphReview { built.plan.review }
}
