// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

/// A lazy element that is made by hand and asks for itself ends the process, rather than waiting for itself.
@Suite struct LazyComingBackTests {
    final class Knot {
        nonisolated(unsafe) static var lazy: Lazy<Int>?  // Proof: used by one thread of an exit test only.
    }

    @Test func lazy_thatAsksForItself_endsWithAText() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            Knot.lazy = Lazy { (Knot.lazy?.get() ?? 0) + 1 }
            _ = Knot.lazy?.get()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                """

                error: [DI/DependencyCycle] 'Lazy' was requested again while it was being made
                  'Lazy'
                  needs 'Lazy'
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """))
    }
}
