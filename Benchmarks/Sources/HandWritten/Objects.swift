// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import Synchronization

/// Returns the shared object.
@inline(never)
public func getShared(_ shared: Holder<Shared>) -> Shared {
    shared.get { Shared() }
}

/// Makes a leaf.
@inline(never)
public func makeLeaf() -> Leaf {
    Leaf()
}

/// One shared object and one new one.
@inline(never)
public func makeCombined(_ shared: Holder<Shared>) -> Combined {
    Combined(shared: shared.get { Shared() }, leaf: Leaf())
}

/// Six parameters, three of them a level deeper.
@inline(never)
public func makeComplex(_ shared: Holder<Shared>) -> Complex {
    Complex(
        shared: shared.get { Shared() },
        first: ComplexFirst(),
        second: ComplexSecond(),
        reader: ComplexReader(source: ComplexSource()),
        writer: ComplexWriter(target: ComplexTarget(), shared: shared.get { Shared() }),
        cleaner: ComplexCleaner(shared: shared.get { Shared() }, schedule: ComplexSchedule())
    )
}

/// Makes a user of one of several leaves; handwritten code chooses the leaf by name.
@inline(never)
public func makeTagged() -> TaggedUser {
    TaggedUser(leaf: Leaf())
}

/// Makes an object that needs `any Greeter`.
@inline(never)
public func makeExistential() -> Host {
    let greeter: any Greeter = PoliteGreeter()
    return Host(greeter: greeter)
}

/// Makes an object whose leaf comes from a closure.
@inline(never)
public func makeWithProvider(_ leaf: @Sendable () -> Leaf) -> ProviderUser {
    ProviderUser(leaf: leaf())
}

/// Makes a leaf, though it could throw.
@inline(never)
public func makeLeafThrowing() throws -> Leaf {
    if refusesLeaves.load(ordering: .relaxed) { throw CancellationError() }
    return Leaf()
}

/// Never true, which the optimiser doesn't know.
private let refusesLeaves: Atomic<Bool> = Atomic(false)

/// Puts a leaf into a property.
@inline(never)
public func fill(_ object: Fillable) {
    object.leaf = Leaf()
}

/// Makes an object of the caller's number and the holder's shared object.
@inline(never)
public func makeNumbered(_ number: Int, _ shared: Holder<Shared>) -> Numbered {
    Numbered(number: number, shared: shared.get { Shared() })
}
