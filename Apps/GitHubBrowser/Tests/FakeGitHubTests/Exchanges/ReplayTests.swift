// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FakeGitHub

@Suite struct ReplayTests {
    private func bodies(_ replay: Replay, _ paths: String..., method: String = "GET") -> [String?] {
        paths.map { replay.answer(method: method, target: RequestTarget($0))?.body }
    }

    @Test func repeatedRequest_isAnsweredInOrder_andTheLastRepeats() {
        let replay = Replay([
            Exchange(path: "/orders", body: "first"), Exchange(path: "/menu", body: "menu"),
            Exchange(path: "/orders", body: "second"), Exchange(path: "/orders", body: "third"),
        ])
        #expect(
            bodies(replay, "/orders", "/orders", "/menu", "/orders", "/orders", "/menu")
                == ["first", "second", "menu", "third", "third", "menu"])
    }

    @Test func repeatedRequest_isOneScript_whateverItsSpelling() {
        let replay = Replay([
            Exchange(path: "/search?q=flat%20white&sort=name", body: "first"),
            Exchange(path: "/search?sort=name&q=flat+white", body: "second"),
        ])
        #expect(
            bodies(replay, "/search?q=flat+white&sort=name", "/search?q=flat%20white&sort=name&per_page=9")
                == ["first", "second"])
    }

    @Test func mostSpecificRecording_wins_whereverItStands() {
        let recordings = [
            Exchange(path: "/orders", body: "all"), Exchange(path: "/orders?state=open", body: "open"),
            Exchange(path: "/orders?state=open&size=small", body: "open and small"),
        ]
        for replay in [Replay(recordings), Replay(recordings.reversed())] {
            #expect(
                bodies(
                    replay, "/orders?size=small", "/orders?state=open", "/orders?size=small&state=open",
                    "/orders?state=ready", "/orders?state=open&size=large")
                    == ["all", "open", "open and small", "all", "open"])
        }
    }

    @Test func firstRecording_wins_whenSeveralAreEquallySpecific() {
        let replay = Replay([
            Exchange(path: "/orders?size=small", body: "small"), Exchange(path: "/orders?state=open", body: "open"),
        ])
        #expect(bodies(replay, "/orders?state=open&size=small") == ["small"])
    }

    @Test func page_decidesBeforeSpecificity() {
        let replay = Replay([
            Exchange(path: "/orders?per_page=2", body: "one"), Exchange(path: "/orders?page=2", body: "two"),
        ])
        #expect(
            bodies(replay, "/orders?per_page=2", "/orders?per_page=2&page=2", "/orders?page=3", "/orders")
                == ["one", "two", nil, nil])
    }

    @Test func method_mustBeEqual_butNotItsCase() {
        let replay = Replay([Exchange(method: "put", path: "/orders", body: "made")])
        #expect(bodies(replay, "/orders", method: "PUT") == ["made"])
        #expect(bodies(replay, "/orders", method: "GET") == [nil])
    }

    @Test func answers_areEachGivenOnce_whenTakenConcurrently() async {
        let numbers = 0..<200
        let replay = Replay(numbers.map { Exchange(path: "/orders", body: "\($0)") })
        let taken = await withTaskGroup(of: String?.self) { group in
            for _ in numbers {
                group.addTask { replay.answer(method: "GET", target: RequestTarget("/orders"))?.body }
            }
            return await group.reduce(into: Set<String>()) { taken, body in taken.formUnion(body.map { [$0] } ?? []) }
        }
        #expect(taken == Set(numbers.map(String.init)))
    }
}
