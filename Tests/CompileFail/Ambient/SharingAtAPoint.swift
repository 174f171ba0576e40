// SPDX-License-Identifier: Apache-2.0
// A declaration shares its default, and not each point that asks for it.
// Swift 6: error: 'init(_:lifespan:scope:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:lifespan:scope:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
// Swift 6: error: 'init(_:scope:lifespan:)' is unavailable: the declaration in 'DefaultValues' decides: self { … } is local and temporary, self(.weak) { … } shared and temporary, self(.shared) { … } shared and permanent; nothing is local and permanent. A point has the key path alone
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
