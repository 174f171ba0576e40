// SPDX-License-Identifier: Apache-2.0
// There is no root before which a default could be made, and an unshared one is declared without a word.
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'eager'
// Swift 6: error: type 'SharingPolicy.OfDefault' has no member 'unshared'
// Swift 5: the same

import DIAmbient

struct Cup: Sendable {}

extension DefaultValues {
    var cup: Default<Cup> { self(.eager) { Cup() } }  // here
    var saucer: Default<Cup> { self(.unshared) { Cup() } }  // here
}
