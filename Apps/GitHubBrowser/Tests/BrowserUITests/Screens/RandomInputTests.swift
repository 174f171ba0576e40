// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct RandomInputTests {
    /// Ten seconds of a cat on the keyboard, with answers in between, at every size.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func anyBytes_leaveTheScreenSane(seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        var decoder = InputDecoder()
        var bench = try Bench()
        for round in 0..<150 {
            let bytes = (0..<20).map { _ in
                // Keys that do something are pressed more often than others.
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : Array("jklhG2345/sS?,rRpLb\r\t\u{1B}".utf8).randomElement(using: &random) ?? 0
            }
            for event in decoder.decode(bytes) + decoder.giveUpWaiting() {
                for effect in bench.stack.handle(event) {
                    bench.wanted.append(effect)
                    if case .pause(let number) = effect { bench.wanted += bench.stack.endPause(number) }
                    switch effect {
                    case .open, .close, .need, .bookmark, .say: Issue.record("\(effect) left the stack")
                    default: break
                    }
                }
            }
            if round % 3 == 0 {
                try bench.answerAll()
                bench.wanted = []
            }
            _ = bench.picture(
                Int.random(in: 0...130, using: &random), Int.random(in: 0...45, using: &random))
            #expect(bench.stack.screens.count < 200)
        }
        // A person who wants out gets out, and the first screen is whole.
        for _ in 0..<250 { try bench.press("Esc") }
        #expect(bench.stack.screens.count == 1)
        #expect(bench.picture().split(separator: "\n", omittingEmptySubsequences: false).count == 24)
        #expect(try bench.press("Ctrl-c") == [.quit])
    }

    @Test func twoKilobytes_pastedIntoTheSearch_areOneSearch() throws {
        var bench = try Bench()
        try bench.answerAll()
        try bench.press("s")
        let text = String(repeating: "咖啡 \u{1B}[31m\n", count: 200)
        #expect(text.utf8.count > 2_048)
        #expect(bench.stack.handle(.paste(text)) == [.pause(1)])
        let effects = bench.stack.endPause(1)
        guard case .load(let request) = effects.first, case .search(.repositories, let query) = request.content else {
            Issue.record("no search in \(effects)")
            return
        }
        #expect(effects.count == 1)
        #expect(query.count <= TextField.longestText)
        #expect(!query.unicodeScalars.contains { $0.value < 0x20 })
        #expect(bench.line(1).hasPrefix(" repositories  users  issues "))
    }
}
