// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

@Suite struct LinkedImagesTests {
    @Test func images_areOne_inAProgramThatContainsTheLibraryOnce() {
        #expect(!_LinkedImages.areSeveral)
    }

    @Test func warning_namesBothImages_inTheOrderOfTheirNames() {
        let warning = _LinkedImages.warning("shop/lib/libKitchen.so", "shop/bin/Host")
        #expect(
            warning.description == """
                warning: [DI/LinkedTwice] swift-di is linked into 'Host' and into 'libKitchen.so' of one process
                note: a graph of one of them doesn't recognise providers, errors and tags of the other
                fix: remove swift-di's products from the program's dependencies if a dynamic library of it contains them
                fix: or remove them from the bundle if its host contains them, as for tests in an application
                docs: swift package di explain LinkedTwice
                """)
    }
}
