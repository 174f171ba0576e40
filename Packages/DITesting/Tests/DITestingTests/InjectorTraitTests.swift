// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DITesting

@Suite
struct InjectorTraitTests {
    @Test
    func trait_holdsForTheTestsOfASuite() {
        #expect(InjectorTrait().isRecursive)
    }
}
