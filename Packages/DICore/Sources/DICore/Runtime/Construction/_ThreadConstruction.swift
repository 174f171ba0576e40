// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A making by an injector, on the stack of the thread that makes: the injector is current for what is made.
///
/// The records of a thread are a list, the innermost first. A hit of a shared instance makes none.
@usableFromInline
package struct _ThreadConstruction {
    // Proof of Unmanaged: whoever pushes a record holds what it refers to until the record is popped, on the same thread.
    /// The injector, an object of a higher layer; nil until it is asked, where its maker is known.
    @usableFromInline var known: Unmanaged<AnyObject>?
    // Proof of Unmanaged: as for the injector.
    /// The maker of the injector, for what a deferred edge leads to.
    @usableFromInline let maker: Unmanaged<_InjectorReference>?
    /// Whether the record owns the injector.
    private var isOwner: Bool = false
    /// Whether what is made has requested something by itself.
    private var hasAsked: Bool = false
    // Proof of Unmanaged: as for the injector.
    /// The node that makes, if a request is answered.
    @usableFromInline package let node: Unmanaged<_AnyNode>?
    // Proof of Unmanaged: as for the injector.
    /// The node that learns whether what is made asks by itself.
    @usableFromInline let requester: Unmanaged<_AnyNode>?
    /// The frame in which something is made; nil where an injector only runs a function.
    @usableFromInline package let frame: Unmanaged<_Frame>?
    /// The slot that is filled, or -1.
    @usableFromInline let slot: Int
    /// The record around this one.
    package var outer: UnsafeMutablePointer<_ThreadConstruction>?
    /// The records of each thread.
    @usableFromInline package static let pointer: _ThreadPointer = _ThreadPointer()

    // Proof of Unmanaged: as for the injector.
    /// Describes a making.
    @inlinable
    package init(
        _ injector: Unmanaged<AnyObject>, node: Unmanaged<_AnyNode>? = nil, frame: Unmanaged<_Frame>? = nil
    ) {
        known = injector
        maker = nil
        self.node = node
        requester = node
        self.frame = frame
        slot = -1
    }

    // Proof of Unmanaged: as for the injector.
    /// Describes what a deferred edge makes; the injector is looked up when it is asked.
    init(
        _ maker: Unmanaged<_InjectorReference>, _ injector: Unmanaged<AnyObject>? = nil,
        requester: Unmanaged<_AnyNode>?,
        frame: Unmanaged<_Frame>, slot: Int = -1
    ) {
        known = injector
        self.maker = maker
        node = nil
        self.requester = requester
        self.frame = frame
        self.slot = slot
    }

    // Proof of Unmanaged: as for the injector.
    /// The injector, which is valid as long as the record; nil if its frame has outlived what it is made of.
    package mutating func injector() -> Unmanaged<AnyObject>? {
        if let known { return known }
        guard let injector = lookedUp() else { return nil }
        // Proof of Unmanaged: `pop` balances this when the record is popped.
        known = .passRetained(injector)
        isOwner = true
        return known
    }

    private func lookedUp() -> AnyObject? {
        guard known == nil, let maker, let frame else { return known?.takeUnretainedValue() }
        // Proof of Unmanaged: as above.
        return maker._withUnsafeGuaranteedRef { $0.injector(for: frame.takeUnretainedValue()) }
    }

    /// Makes a record the innermost one of the thread, and returns the pointer to the one around it.
    @inline(__always)
    private static func push(_ record: UnsafeMutablePointer<_ThreadConstruction>) -> UnsafeRawPointer? {
        let outer = pointer.value
        // Proof of assumingMemoryBound: as for `current`.
        record.pointee.outer = UnsafeMutableRawPointer(mutating: outer)?.assumingMemoryBound(
            to: _ThreadConstruction.self)
        pointer.value = UnsafeRawPointer(record)
        return outer
    }

    /// Ends what `push` began, and releases an injector that was looked up meanwhile.
    @inline(__always)
    private static func pop(_ record: UnsafeMutablePointer<_ThreadConstruction>, backTo outer: UnsafeRawPointer?) {
        pointer.value = outer
        if record.pointee.hasAsked { record.pointee.passOnAsking() }
        if record.pointee.isOwner { record.pointee.known?.release() }
    }

    /// Tells the maker of a shared instance that it has requested something by itself while it was made, or the record around.
    @inline(never)
    private func passOnAsking() {
        guard slot >= 0 else {
            outer?.pointee.hasAsked = true
            return
        }
        // Proof of Unmanaged: as above.
        guard let maker, let frame = frame?.takeUnretainedValue() else { return }
        maker._withUnsafeGuaranteedRef { $0.noteAsking(of: slot, in: frame) }
    }

    /// The innermost record of the current thread.
    package static var current: UnsafeMutablePointer<_ThreadConstruction>? {
        // Proof of assumingMemoryBound: only `enter` sets the pointer, to a record.
        UnsafeMutableRawPointer(mutating: pointer.value)?.assumingMemoryBound(to: _ThreadConstruction.self)
    }

    /// Notes that what is made asks by itself, so that the tasks which it starts inherit the injector, this time or the next.
    package mutating func noteAsking() {
        hasAsked = true
        // Proof of Unmanaged: as above.
        requester?._withUnsafeGuaranteedRef { $0._note(.asks) }
    }

    /// Makes this the innermost record of the thread, where it has its place on the stack.
    package mutating func enter(by pointer: _ThreadPointer) {
        // Proof of assumingMemoryBound: as for `current`.
        outer = UnsafeMutableRawPointer(mutating: pointer.value)?.assumingMemoryBound(to: _ThreadConstruction.self)
        withUnsafePointer(to: &self) { pointer.value = UnsafeRawPointer($0) }
    }

    /// Whether an injector makes something here, rather than runs a function.
    @inlinable package var isMaking: Bool { node != nil || maker != nil }

    /// The name of what is made, if somebody knows it.
    var step: Diagnostic.Step? {
        if slot >= 0 { return frame?._withUnsafeGuaranteedRef { $0._step(slot) } }
        guard let node else { return nil }
        // Proof of Unmanaged: as above.
        return (lookedUp() as? any _NodeNaming)?._step(of: node)
    }

    /// The records of the current thread with their addresses, the innermost first.
    static var all: [(position: UInt, record: _ThreadConstruction)] {
        var (records, next) = ([(position: UInt, record: _ThreadConstruction)](), current)
        while let record = next {
            records.append((UInt(bitPattern: record), record.pointee))
            next = record.pointee.outer
        }
        return records
    }

    /// The slots that the current thread is filling as injectors, the innermost first.
    package static var fillings: [(maker: _InjectorReference, slot: Int, frame: _Frame)] {
        all.compactMap { _, record in
            guard record.slot >= 0, let maker = record.maker, let frame = record.frame else { return nil }
            // Proof of Unmanaged: as above.
            return (maker.takeUnretainedValue(), record.slot, frame.takeUnretainedValue())
        }
    }

    /// The makings of the current thread that have names, and their places on the stack.
    static func named() -> [(UInt, Diagnostic.Step)] {
        all.compactMap { position, record in record.step.map { (position, $0) } }
    }

    /// The place on the stack where this thread began to fill a slot, as far as a record says so.
    static func position(ofFilling slot: Int, of frame: _Frame) -> UInt? {
        // Proof of Unmanaged: only addresses are compared.
        let address = Unmanaged.passUnretained(frame).toOpaque()
        return all.first { $0.record.slot == slot && $0.record.frame?.toOpaque() == address }?.position
    }

    // Proof of Unmanaged: only addresses are compared.
    /// Ends the process with the path if this thread is making what a node answers in a frame.
    private static func check(_ node: Unmanaged<_AnyNode>, _ frame: _Frame) {
        var next = current
        while let record = next {
            // Proof of Unmanaged: only addresses are compared.
            if record.pointee.node?.toOpaque() == node.toOpaque(),
                record.pointee.frame?.toOpaque() == Unmanaged.passUnretained(frame).toOpaque()
            {
                ConstructionTrace.trap(comingBackToRecordAt: UInt(bitPattern: record), as: record.pointee.step)
            }
            next = record.pointee.outer
        }
    }
}

/// An injector that names the bindings of nodes which answer requests.
package protocol _NodeNaming {
    // Proof of Unmanaged: only the address is compared.
    /// Names the binding of a node, if it is one of the injector's.
    func _step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step?
}

extension _ThreadConstruction {
    /// Whether there is a frame without an injector above that of an injector.
    static let isAbovePlainFrames: Atomic<Bool> = Atomic(false)

    /// Runs a function as if no injector were making anything here; one function for all types and closures.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    static func hiding<R>(_ body: () -> R) -> R {
        let outer = pointer.value
        guard outer != nil else { return _Scope.hidingMakings(body) }
        pointer.value = nil
        defer { pointer.value = outer }
        return _Scope.hidingMakings(body)
    }

    /// Runs a function while a record is the innermost one of the thread.
    ///
    /// Transparent, since `@inline(__always)` inlines nothing in a debug build, where the frame took 272 bytes of the stack.
    @_transparent
    static func with<R, E: Error>(_ record: _ThreadConstruction, _ body: () throws(E) -> R) throws(E) -> R {
        var record = record
        return try withUnsafeMutablePointer(to: &record) { address throws(E) in
            let outer = push(address)
            defer { pop(address, backTo: outer) }
            return try body()
        }
    }

    /// Runs a function that makes what a deferred edge leads to. Its node is known not to ask by itself, so that the injector is
    /// looked up only if it does.
    // Proof of Unmanaged: the caller's frame keeps the maker, and the plan its nodes.
    @inline(never)
    @_optimize(speed)
    static func makeQuietly<R>(
        _ node: Unmanaged<_AnyNode>, _ frame: _Frame, by maker: Unmanaged<_InjectorReference>, _ body: () -> R
    ) -> R {
        var record = _ThreadConstruction(maker, requester: node, frame: .passUnretained(frame))
        return withUnsafeMutablePointer(to: &record) { address in
            let outer = push(address)
            defer { pop(address, backTo: outer) }
            return body()
        }
    }

    /// Runs a function as an injector that nothing is made for.
    package static func run<R, E: Error>(_ injector: AnyObject, _ body: () throws(E) -> R) throws(E) -> R {
        // Proof of Unmanaged: the parameter outlives the call.
        try with(_ThreadConstruction(.passUnretained(injector)), body)
    }

    // Proof of Unmanaged: the parameters outlive the call, and the plan owns its nodes.
    /// Runs a function that answers a request by a node, and hands the injector on to the tasks that the function starts.
    ///
    /// From then on the node is known to ask by itself, or not to. A cycle of requests ends the process with its path.
    @inline(never) @_optimize(speed)
    @usableFromInline
    package static func make<R>(
        _ injector: AnyObject, _ node: Unmanaged<_AnyNode>, _ frame: _Frame, _ body: () -> R
    ) -> R {
        check(node, frame)
        // Proof of Unmanaged: the parameters outlive the call, and the plan owns its nodes.
        let record = _ThreadConstruction(.passUnretained(injector), node: node, frame: .passUnretained(frame))
        return with(record) { _Scope.bind(injector, learningOf: node, body) }
    }
}
