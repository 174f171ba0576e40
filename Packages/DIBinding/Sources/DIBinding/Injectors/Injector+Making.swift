// SPDX-License-Identifier: Apache-2.0

import DICore

/// The injector that is making something on a thread; a higher layer sends it the requests that the new object makes by itself.
extension Injector {
    // Proof of Unmanaged: the caller of a request holds the injector until it is answered, and the records are of a thread.
    /// The innermost injector that is making something on the current thread or runs a function there, if there is one.
    ///
    /// Valid until the request is answered, or the function returns. Notes that what is made asks by itself.
    @usableFromInline package static var _making: Unmanaged<Injector>? {
        guard let record = _ThreadConstruction.current else { return nil }
        record.pointee.noteAsking()
        return record.pointee.injector().map { .fromOpaque($0.toOpaque()) }
    }

    /// Runs a function that makes something for the injector.
    func making<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        makeFindable()
        return try _ThreadConstruction.run(self, body)
    }

    /// Makes what a synchronous build makes first, if there is anything: without, the injector need not be findable yet.
    func prepare<C>(_ node: _ComponentNode<C>, _ frame: _Frame, in parent: _Frame) {
        if !node.eager.isEmpty { making { node.prepare(frame, in: parent) } }
    }

    /// Begins to make something on this thread, as the record says, which lies on the stack until `leave`.
    @usableFromInline
    @_optimize(speed)
    func enter(_ record: UnsafeMutablePointer<_ThreadConstruction>) {
        makeFindable()
        record.pointee.enter(by: records)
    }

    /// Lets what this makes from now on find it by the frame.
    @usableFromInline
    package func makeFindable() {
        if !maker.isReferring(to: self) { maker.refer(to: self) }
    }

    /// Ends what `enter` began.
    @usableFromInline
    func leave(_ record: UnsafeMutablePointer<_ThreadConstruction>) {
        records.value = UnsafeRawPointer(record.pointee.outer)
    }
}
