// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct ListPagingTests {
    /// Returns a list of a hundred on its first page, of pages in all.
    private func screen(pages: Int) throws -> ListScreen {
        var screen = ListScreen(.repositories(try Samples.owner()), noun: "repositories")
        _ = screen.begin()
        #expect(screen.take(try page(1, of: pages)) == [])
        return screen
    }

    private func page(_ number: Int, of pages: Int, trouble: Trouble? = nil) throws -> ContentUpdate {
        let owner = try Samples.owner()
        let request = Request(number: number, content: .repositories(owner), kind: number == 1 ? .first : .next)
        let rows = ((number - 1) * 100..<number * 100).map { index in
            #"{"id": \#(index), "full_name": "coffee-works/r\#(index)", "stargazers_count": \#(index * 7 % 2003)}"#
        }
        let text = "[" + rows.joined(separator: ",") + "]"
        let repositories = try JSONDecoder().decode([Repository].self, from: Data(text.utf8))
        return ContentUpdate(
            request, trouble == nil ? .repositories(repositories) : nil, trouble: trouble,
            page: PageProgress(page: number, pages: pages),
            hasMore: number < pages)
    }

    private func next() throws -> [Effect] { [.need(.repositories(try Samples.owner()), .next)] }

    @Test func nextPage_isAskedForOnce_nearTheEnd() throws {
        var screen = try screen(pages: 2)
        #expect(screen.perform(.down) == [])
        #expect(screen.perform(.bottom) == (try next()))
        #expect(screen.loadState.progress == "page 2 of 2")
        #expect(screen.perform(.up) == [])
        #expect(screen.take(try page(2, of: 2)) == [])
        #expect(screen.selection?.name == "r98")
        #expect(screen.perform(.bottom) == [])
        #expect(screen.selection?.name == "r199")
    }

    @Test func end_isThatOfTheLastPage_notOfThoseThatCame() throws {
        var screen = try screen(pages: 4)
        #expect(screen.position == "row 1 of 100+")
        #expect(screen.perform(.bottom) == (try next()))
        #expect(screen.take(try page(2, of: 4)) == (try next()))
        #expect(screen.position == "row 200 of 200+")
        #expect(screen.take(try page(3, of: 4)) == (try next()))
        #expect(screen.take(try page(4, of: 4)) == [])
        #expect(screen.position == "row 400 of 400")
        #expect(screen.perform(.back) == [.close])
    }

    @Test(arguments: [Action.up, .top, .copyName, .back])
    func wayToTheEnd_isLeft_byAnyOtherKey(action: Action) throws {
        var screen = try screen(pages: 4)
        #expect(screen.perform(.bottom) == (try next()))
        let effects = screen.perform(action)
        if action == .back { #expect(effects == [.say("stopped before the end")]) }
        let place = screen.selection?.name
        #expect(screen.take(try page(2, of: 4)) == [])
        #expect(screen.selection?.name == place)
        #expect(screen.list.shown.count == 200)
    }

    @Test func wayToTheEnd_isLeft_whereAPageFails() throws {
        var screen = try screen(pages: 4)
        #expect(screen.perform(.bottom) == (try next()))
        #expect(screen.take(try page(2, of: 4, trouble: Trouble("no connection"))) == [])
        #expect(screen.perform(.down) == (try next()))
        #expect(screen.take(try page(2, of: 4)) == [])
        #expect(screen.selection?.name == "r99")
    }

    @Test func allPages_areAskedForOnceEach_whileScrollingToTheEnd() throws {
        var screen = try screen(pages: 22)
        var asked = 1
        for _ in 0..<2_200 {
            guard screen.perform(.down) == (try next()) else { continue }
            asked += 1
            #expect(screen.take(try page(asked, of: 22)) == [])
        }
        #expect(asked == 22)
        #expect(screen.position == "row 2200 of 2200")
        #expect(screen.selection?.name == "r2199")
    }

    @Test func order_asksForAllPages_becauseTheFirstMayStandOnTheLast() throws {
        var screen = try screen(pages: 3)
        #expect(screen.perform(.sort) == [])
        #expect(screen.type(.character("s")) == (try next()))
        #expect(screen.take(try page(2, of: 3)) == (try next()))
        #expect(screen.take(try page(3, of: 3)) == [])
        #expect(screen.selection?.name == "r286")
        _ = screen.perform(.top)
        // 286 * 7 is 2002, the most there is.
        #expect(screen.selection?.name == "r286")
        _ = screen.perform(.sort)
        #expect(screen.perform(.top) == [])
        #expect(screen.perform(.open) == [])
        #expect(screen.selection?.name == "r0")
    }

    @Test func filter_asksForAllPages() throws {
        var screen = try screen(pages: 2)
        _ = screen.perform(.filter)
        #expect(screen.paste("r150") == (try next()))
        #expect(screen.take(try page(2, of: 2)) == [])
        #expect(screen.selection?.name == "r150")
    }

    private func picture(_ screen: inout ListScreen) throws -> String {
        var canvas = Canvas(width: 70, height: 12)
        let layout = try #require(ScreenLayout(width: 70, height: 12, preview: .never))
        screen.render(into: &canvas, layout: layout, look: Samples.look())
        return canvas.text
    }

    /// Twenty pages would spend more than a third of what is left: only `G` does that.
    @Test func dearRest_isLeftToTheWayToTheEnd() throws {
        var screen = try screen(pages: 21)
        screen.requestsLeft = ["core": 59, "search": 1]
        _ = screen.perform(.sort)
        #expect(screen.type(.character("s")) == [])
        // 286 is not among them: 99 * 7 is 693.
        #expect(screen.selection?.name == "r99")
        #expect(try picture(&screen).contains("by stars, of the 100 loaded · G loads the rest"))
        #expect(screen.perform(.down) == [])
        #expect(screen.perform(.filter) == [])
        #expect(screen.type(.character("9")) == [])
        #expect(screen.type(KeyPress(.enter)) == [])
        #expect(try picture(&screen).contains("filter: 9 · 19 of the 100 loaded · by stars · G loads the rest"))
        #expect(screen.perform(.bottom) == (try next()))
        #expect(screen.take(try page(2, of: 21)) == (try next()))
    }

    @Test func cheapRest_isLoaded_untilItBecomesDear() throws {
        var screen = try screen(pages: 21)
        screen.requestsLeft = ["core": 60]
        _ = screen.perform(.sort)
        #expect(screen.type(.character("s")) == (try next()))
        #expect(screen.take(try page(2, of: 21)) == (try next()))
        // Another program spends the requests in the meantime.
        screen.requestsLeft = ["core": 30]
        #expect(screen.take(try page(3, of: 21)) == [])
    }

    @Test func refreshedList_keepsItsRows_andTheSelectedOne() throws {
        var screen = try screen(pages: 4)
        #expect(screen.perform(.bottom) == (try next()))
        for number in 2...4 { _ = screen.take(try page(number, of: 4)) }
        for _ in 0..<250 { _ = screen.perform(.up) }
        #expect(screen.selection?.name == "r149")
        #expect(screen.perform(.refresh) == [.need(.repositories(try Samples.owner()), .anew)])
        // As far as the eye reaches the pages are asked for once more, and no further.
        #expect(screen.take(try page(1, of: 4)) == (try next()))
        #expect(screen.selection?.name == "r149")
        #expect(screen.list.shown.count == 400)
        #expect(screen.take(try page(2, of: 4)) == [])
        #expect(screen.perform(.bottom) == (try next()))
        #expect(screen.take(try page(3, of: 4)) == (try next()))
        #expect(screen.take(try page(4, of: 4)) == [])
        #expect(screen.list.shown.count == 400)
        #expect(screen.selection?.name == "r399")
    }

    /// A list that nothing is left of would otherwise ask a dead server without end.
    @Test func failedPage_isAskedForAgain_onlyWhenSomebodyGoesOn() throws {
        var screen = try screen(pages: 2)
        _ = screen.perform(.filter)
        #expect(screen.paste("nothing") == (try next()))
        #expect(screen.take(try page(2, of: 2, trouble: Trouble("no connection"))) == [])
        #expect(screen.type(KeyPress(.enter)) == [])
        #expect(screen.perform(.up) == [])
        #expect(screen.perform(.down) == (try next()))
        #expect(screen.take(try page(2, of: 2)) == [])
        #expect(screen.loadState.trouble == nil)
    }
}
