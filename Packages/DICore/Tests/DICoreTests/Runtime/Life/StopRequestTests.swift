// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import DICore

@Suite struct StopRequestTests {
    private final class Counter: Sendable {
        let count: Atomic<Int> = Atomic(0)
    }

    @Test(arguments: [true, false])
    func request_isHeardOnce_whicheverComesFirst(_ isMadeFirst: Bool) {
        let request = _StopRequest()
        let heard = Counter()
        if isMadeFirst { request.make() }
        request._heard { heard.count.add(1, ordering: .relaxed) }
        #expect(heard.count.load(ordering: .relaxed) == (isMadeFirst ? 1 : 0))
        request.make()
        request.make()
        #expect(heard.count.load(ordering: .relaxed) == 1)
    }
}
