// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Foundation
import Testing

@testable import DIDiagnostics

@Suite struct DependencyCycleRuleTests {
    /// Found by the search's own stack; recursion would end in a segment that is not there.
    @Test func tenThousandBindings_areSearched_onASmallStack() throws {
        let model = makeShop { shop, root in
            let links = (0..<10_000).map { shop.bind(Pump.self, UInt($0 + 2)) }
            shop.need(root, links[0])
            for (from, to) in zip(links, links.dropFirst()) { shop.need(from, to) }
            shop.need(links[9_999], root)
        }
        let found = try onASmallStack { texts(of: model) }
        #expect(
            found.split(separator: "\n").map(String.init).dropFirst(9).dropLast(11) == [
                "  needs 'Pump'          Shop/Shop.swift:9", "  needs 'Pump'          Shop/Shop.swift:10",
                "  needs 'Pump'          Shop/Shop.swift:11", "  … and 9981 more",
                "  needs 'Pump'          Shop/Shop.swift:9993",
            ])
    }

    /// Every link leads back to the root: ten thousand cycles of up to ten thousand steps, which once took a step of
    /// memory each.
    @Test func manyLongCycles_takeNoMoreRoomThanTheGraph() {
        let model = makeShop { shop, root in
            var last = root
            for line in 2..<10_002 {
                let link = shop.bind(Pump.self, UInt(line))
                shop.need(last, link)
                shop.need(link, root)
                last = link
            }
        }
        #expect(_Validator.findings(in: model).count == 10_000)
    }
}

/// Runs something on a thread with a stack of 512 KB, as secondary threads of other systems have.
func onASmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Result?
    // Proof of nonisolated(unsafe): written before the signal, read after it.
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return try #require(result)
}
