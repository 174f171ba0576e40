// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Testing

@testable import BrowserApp
@testable import BrowserUI

/// The results of the screens' requests.
@MainActor @Suite struct LoadsTests {
    private func request(_ number: Int, _ kind: Request.Kind, _ content: Content = .log) -> Request {
        Request(number: number, content: content, kind: kind)
    }

    @Test func keptRows_areShownBeforeTheServerAnswers() async {
        let source = LineSource(kept: ["old"], pages: [.success(["new"])])
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .first))
        #expect(await bench.told() == [Told(1, ["old"], hasMore: true, isFinal: false), Told(1, ["new"])])
        #expect(await source.asked == ["kept 0", "policy 0"])
    }

    @Test func keptRows_thatAreFresh_areAllThatIsRead() async {
        let source = LineSource(kept: ["kept"], isKeptFresh: true, pages: [.success(["a"]), .success(["b"])])
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .first))
        #expect(await bench.told() == [Told(1, ["kept"], hasMore: true)])
        #expect(await source.asked == ["kept 0"])
        // What follows is read on from there.
        bench.loads.begin(request(2, .next))
        #expect(await bench.told() == [Told(2, ["b"])])
        #expect(await source.asked == ["kept 0", "policy 1"])
    }

    @Test func keptRows_stayWhereTheServerFails() async {
        let source = LineSource(kept: ["old"], pages: [.failure(APIFailure(.server, "it is in trouble"))])
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .first))
        #expect(
            await bench.told() == [
                Told(1, ["old"], hasMore: true, isFinal: false), Told(1, nil, trouble: "it is in trouble"),
            ])
    }

    @Test func refresh_asksTheServerAlone() async {
        let source = LineSource(kept: ["old"], pages: [.success(["new"])])
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .anew))
        #expect(await bench.told() == [Told(1, ["new"])])
        #expect(await source.asked == ["always 0"])
    }

    @Test func pages_areAskedOneAfterTheOther_andEachOnce() async {
        let source = LineSource(pages: [.success(["a"]), .success(["b"]), .success(["c"])], isHeld: true)
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .first))
        // Asked for while the first one is on its way.
        bench.loads.begin(request(2, .next))
        await source.release()
        #expect(await bench.told(untilEnded: 2) == [Told(1, ["a"], hasMore: true), Told(2, ["b"], hasMore: true)])
        bench.loads.begin(request(3, .next))
        #expect(await bench.told() == [Told(3, ["c"])])
        #expect(await source.asked == ["kept 0", "policy 0", "policy 1", "policy 2"])
    }

    @Test func pageThatFailed_isAskedAgain() async {
        let trouble = APIFailure(.server, "it is in trouble")
        let source = LineSource(pages: [.success(["a"]), .failure(trouble)])
        let bench = LoadsBench(source)
        bench.loads.begin(request(1, .first))
        _ = await bench.told()
        for number in 2...3 {
            bench.loads.begin(request(number, .next))
            #expect(await bench.told() == [Told(number, nil, trouble: "it is in trouble")])
        }
        #expect(await source.asked == ["kept 0", "policy 0", "policy 1", "policy 1"])
    }

    @Test func cancelledRequest_tellsNothing() async {
        let source = LineSource(pages: [.success(["a"])], isHeld: true)
        let bench = LoadsBench(source)
        let first = request(1, .first)
        bench.loads.begin(first)
        bench.loads.cancel(first)
        await source.release()
        bench.loads.begin(request(2, .first))
        #expect(await bench.told() == [Told(2, ["a"])])
    }

    /// The screens cancel the search before; those of the user's work run at the same time.
    @Test func cancelledSearch_neverTellsAfterANewerOne() async {
        let source = LineSource(pages: [.success(["found"])], isHeld: true)
        let bench = LoadsBench(source)
        let older = request(1, .first, .search(.repositories, "hea"))
        bench.loads.begin(older)
        bench.loads.cancel(older)
        bench.loads.begin(request(2, .first, .search(.repositories, "heater")))
        await source.release()
        #expect(await bench.told() == [Told(2, ["found"])])
    }
}
