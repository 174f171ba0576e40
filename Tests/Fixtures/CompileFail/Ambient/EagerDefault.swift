// SPDX-License-Identifier: Apache-2.0
// A default belongs to no root, so it can't be eager. An unshared default is declared without a policy.
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'eager'
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'unshared'
// Swift 5: the same

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    #if TWIN
    var cup: Default<Cup> { self(.shared) { Cup() } }
    var saucer: Default<Cup> { self { Cup() } }
    #else
    var cup: Default<Cup> { self(.eager) { Cup() } }  // here
    var saucer: Default<Cup> { self(.unshared) { Cup() } }  // here
    #endif
}
