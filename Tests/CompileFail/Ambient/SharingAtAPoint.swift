// SPDX-License-Identifier: Apache-2.0
// A declaration shares its default, and not each point that asks for it.
// Swift 6: error: 'init(_:lifespan:scope:)' is unavailable: sharing belongs to the declaration: self(.shared) { … } in 'DefaultValues', and here only the key path
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: sharing belongs to the declaration: self(.weak) { … } in 'DefaultValues', and here only the key path
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: sharing belongs to the declaration: self(.weak) { … } in 'DefaultValues', and here only the key path
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: what a declaration does not share is made for each point: leave out scope and lifespan
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: a permanent instance of one point could never be reached again: leave out the lifespan, or share in the declaration by self(.shared) { … }
// Swift 6: error: 'init(_:lifespan:scope:)' is unavailable: a permanent instance of one point could never be reached again: leave out the lifespan, or share in the declaration by self(.shared) { … }
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: sharing belongs to the declaration: self(.weak) { … } in 'DefaultValues', and here only the key path
// Swift 5: the same

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    var cup: Default<Cup> { self { Cup() } }
    var plain: Cup { Cup() }
}

struct Barista {
    @Injected(\.cup, lifespan: .permanent, scope: .shared) var kept: Cup  // here
    @Injected(\.cup, scope: .shared, lifespan: .temporary) var shared: Cup  // here
    @Injected(\.cup, scope: .shared) var untyped  // here
    @Injected(\.cup, scope: .local, lifespan: .temporary) var usual: Cup  // here
    @Injected(\.cup, scope: .local, lifespan: .permanent) var lost: Cup  // here
    @Injected(\.cup, lifespan: .permanent) var alsoLost: Cup  // here
    @Injected(\.plain, scope: .shared) var plain: Cup  // here
}
