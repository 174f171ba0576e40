// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses

/// A hit of the shared object.
@inline(never)
public func getShared(_ shared: Holder<Shared>) -> Shared {
    shared.get { Shared() }
}

/// A new leaf.
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

/// A user of one of several leaves; by hand, picking one is naming it.
@inline(never)
public func makeTagged() -> TaggedUser {
    TaggedUser(leaf: Leaf())
}

/// A class that needs `any Greeter`.
@inline(never)
public func makeExistential() -> Host {
    let greeter: any Greeter = PoliteGreeter()
    return Host(greeter: greeter)
}

/// A class whose leaf comes out of a closure that is handed to it.
@inline(never)
public func makeWithProvider(_ leaf: @Sendable () -> Leaf) -> ProviderUser {
    ProviderUser(leaf: leaf())
}

/// A number from the caller, the shared object from the holder.
@inline(never)
public func makeNumbered(_ number: Int, _ shared: Holder<Shared>) -> Numbered {
    Numbered(number: number, shared: shared.get { Shared() })
}
