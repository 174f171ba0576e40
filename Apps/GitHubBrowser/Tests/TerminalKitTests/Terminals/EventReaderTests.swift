// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import TerminalKit

@Suite struct EventReaderTests {
    private struct Wires {
        let keys: (reading: Int32, writing: Int32)
        let notices: (reading: Int32, writing: Int32)

        init() {
            var ends: [Int32] = [-1, -1, -1, -1]
            _ = ends.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map { pipe($0) + pipe($0 + 2) }
            }
            keys = (ends[0], ends[1])
            notices = (ends[2], ends[3])
        }

        func events() -> AsyncStream<TerminalEvent> {
            EventReader(
                input: keys.reading, notices: notices.reading, size: { TerminalSize(columns: 60, rows: 20) }
            ).start()
        }

        func type(_ text: String) { _ = write(keys.writing, text, text.utf8.count) }
        func tell(_ notice: String) { _ = write(notices.writing, notice, notice.utf8.count) }
    }

    @Test func keys_arrive_andTheEndOfTheInputEndsTheStream() async {
        let wires = Wires()
        let events = wires.events()
        wires.type("j\u{1B}[A咖")
        close(wires.keys.writing)
        var all: [TerminalEvent] = []
        for await event in events { all.append(event) }
        #expect(all == [.input(.key(.character("j"))), .input(.key(KeyPress(.up))), .input(.key(.character("咖")))])
    }

    @Test func loneEscape_arrives_thoughNothingFollows() async {
        let wires = Wires()
        var events = wires.events().makeAsyncIterator()
        wires.type("\u{1B}")
        #expect(await events.next() == .input(.key(KeyPress(.escape))))
        close(wires.keys.writing)
        #expect(await events.next() == nil)
    }

    @Test func manyResizes_areOne_andResumingTellsTheSizeFirst() async {
        let wires = Wires()
        wires.tell("www")
        var events = wires.events().makeAsyncIterator()
        let size = TerminalEvent.resized(TerminalSize(columns: 60, rows: 20))
        #expect(await events.next() == size)
        wires.tell("c")
        #expect(await events.next() == size)
        #expect(await events.next() == .resumed)
        close(wires.keys.writing)
    }

    @Test func cutCharacter_waitsForItsRest() async {
        let wires = Wires()
        var events = wires.events().makeAsyncIterator()
        wires.type("j")
        #expect(await events.next() == .input(.key(.character("j"))))
        for byte in Array("é".utf8) { _ = [byte].withUnsafeBytes { write(wires.keys.writing, $0.baseAddress, 1) } }
        #expect(await events.next() == .input(.key(.character("é"))))
        close(wires.keys.writing)
        #expect(await events.next() == nil)
    }
}
