// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

@Suite struct RowTests {
    private func lines(_ rows: [ListRow], width: Int, _ settings: BrowserSettings = BrowserSettings()) -> String {
        var canvas = Canvas(width: width, height: rows.count)
        let columns = ListColumns(rows: rows, look: Samples.look(settings), width: width)
        for y in rows.indices {
            columns.draw(y, into: &canvas, area: Rectangle(y: y, width: width, height: 1), .plain)
        }
        return canvas.text
    }

    @Test func repositories_haveAsManyColumnsAsFit() throws {
        let rows = Loaded.repositories(try Samples.repositories()).rows(of: .repositories(try Samples.owner()))
        #expect(
            lines(rows, width: 98) == """
                heater        1.2k  Swift  3d   Keeps water at 93 °C, give or take physics
                pump           954  C      2h   Nine bars of pressure
                menu                            archived · 咖啡館 👩‍🚀 What there is to drink
                coffee-maker  4.8k  Swift  25m  The coffee maker itself
                """)
        #expect(lines(rows, width: 40).hasPrefix("heater        1.2k  Swift  3d"))
    }

    /// A column that fits exactly is not left out, and one that does not is left out whole.
    @Test(arguments: [
        (38, "awesome-coffee  7.3k  TypeScript  11mo"), (37, "awesome-coffee  7.3k  TypeScript"),
    ])
    func column_isThere_whereItFits(width: Int, line: String) {
        let details: [ListDetail] = [
            .stars(7_345), "TypeScript", .time(Samples.minutesAgo(335 * 24 * 60)), .prose("All of it"),
        ]
        #expect(lines([ListRow(id: "1", name: "awesome-coffee", details: details)], width: width) == line)
    }

    @Test func issues_keepTheirTitles_onNarrowScreens() throws {
        let rows = Loaded.issues(try Samples.issues()).rows(of: .issues(try Samples.heater(), .open))
        #expect(
            lines(rows, width: 78) == """
                #12  closed  Water is 94 °C       10m  bug         ada
                #9   open    Steam wand whistles  7d   bug, sound  grace
                """)
        #expect(lines(rows, width: 30).contains("Water is 94 °C"))
        // Where none is closed it need not be said of each.
        #expect(lines([rows[1]], width: 78) == "#9  Steam wand whistles  7d  bug, sound  grace")
        #expect(lines([rows[0]], width: 78).hasPrefix("#12  closed  Water"))
    }

    /// The number was cut where the author, who matters less, was shown.
    @Test(arguments: [
        (74, "coffee-works/automatic-grinder#1042  Grinds too coarse in the morning  ada"),
        (70, "coffee-works/automatic-grinder#1042  Grinds too coarse in the mo…  ada"),
        (68, "coffee-works/automatic-grinder#1042  Grinds too coarse in the morni…"),
        (54, "coffee-works/automatic-grinder#1042  Grinds too coars…"),
        (40, "coffee-works/automati…  Grinds too coar…"),
    ])
    func name_isCutLast(width: Int, line: String) {
        let details: [ListDetail] = [.title("Grinds too coarse in the morning"), "ada"]
        let row = ListRow(id: "1", name: "coffee-works/automatic-grinder#1042", details: details)
        #expect(lines([row], width: width) == line)
    }

    @Test func resultsOfASearch_sayWhereTheyAreFrom() throws {
        let issues = Loaded.issues(try Samples.issues()).rows(of: .search(.issues, "x"))
        #expect(issues.map(\.name) == ["coffee-works/heater#12", "coffee-works/heater#9"])
        #expect(issues[0].reference == .issue(12, try Samples.heater()))
        let repositories = Loaded.repositories(try Samples.repositories()).rows(of: .search(.repositories, "x"))
        #expect(repositories[0].name == "coffee-works/heater")
    }

    @Test(
        arguments: [
            (.server, ["heater", "pump", "menu", "coffee-maker"]), (.name, ["coffee-maker", "heater", "menu", "pump"]),
            (.stars, ["coffee-maker", "heater", "pump", "menu"]),
            (.pushed, ["coffee-maker", "pump", "heater", "menu"]),
            (.created, ["pump", "heater", "coffee-maker", "menu"]),
            (.language, ["pump", "heater", "coffee-maker", "menu"]),
        ] as [(ListOrder, [String])])
    func order_putsTheUnknownLast(order: ListOrder, names: [String]) throws {
        let rows = Loaded.repositories(try Samples.repositories()).rows(of: .repositories(try Samples.owner()))
        #expect(order.sorted(rows).map(\.name) == names)
    }

    @Test func eachContent_hasOrdersWithLettersOfTheirOwn() throws {
        let name = try Samples.heater()
        for content in [
            Content.members(try Samples.owner()), .repositories(try Samples.owner()), .issues(name, .open),
            .pullRequests(name, .open), .releases(name),
        ] {
            let orders = try #require(content.list).orders
            #expect(orders.first == .server)
            #expect(Set(orders.map(\.key)).count == orders.count)
            let keys = KeyMap.standard
            for order in orders {
                let action = keys.action(for: .character(order.key))
                #expect(![Action.down, .up, .open, .back, .top, .bottom, .quit].contains { $0 == action })
            }
        }
    }

    @Test(
        arguments: [
            ("https://github.com/ada", "ada"), ("https://github.com/coffee-works/heater/", "coffee-works/heater"),
            ("http://github.com/coffee-works/heater/pull/7#x", "coffee-works/heater 7"),
            ("https://github.com/coffee-works/heater/releases/tag/v1/2", "coffee-works/heater v1/2"),
            ("https://github.com/coffee-works/heater/blob/main/x", nil), ("https://github.com/orgs/ada", "ada"),
            ("https://github.com/coffee-works/heater/issues", "coffee-works/heater issues"),
            ("https://github.com/coffee-works/heater/pulls", "coffee-works/heater pullRequests"),
            ("https://github.com/coffee-works/heater/releases", "coffee-works/heater releases"),
            ("https://github.com/coffee-works/heater/releases/latest", "coffee-works/heater latest"),
            ("https://github.com/orgs/ada/repositories", "ada repositories"),
            ("https://github.com/ada?tab=repositories", "ada repositories"),
            ("https://github.com/orgs/ada/people", "ada"),
            ("https://github.com/orgs/ada/teams", nil), ("https://github.com/ada?tab=stars", nil),
            ("https://github.com/coffee-works/heater/issues?q=hot", "repo:coffee-works/heater is:issue hot"),
            ("https://github.com/coffee-works/heater#readme", "coffee-works/heater readme"),
            ("https://github.com/coffee-works/heater/blob/main/README.md", "coffee-works/heater readme"),
            ("https://github.com/coffee-works/heater.git", "coffee-works/heater"),
            ("https://github.com/coffee-works/heater/wiki", nil),
            ("https://github.com/features", nil), ("https://example.com/ada", nil), ("mailto:ada@github.com", nil),
            ("ftp://github.com/ada", nil), ("", nil), ("https://github.com/a/../b", nil),
        ] as [(String, String?)])
    func address_isAReference_whereThereIsAScreen(address: String, expected: String?) {
        let shown: String? =
            switch Reference(address: address, host: "github.com") {
            case .member(let account), .home(let account): account.login
            case .repositories(let account): "\(account) repositories"
            case .search(let search): search.query
            case .repository(let name): "\(name)"
            case .part(let part, let name): "\(name) \(part)"
            case .issue(let number, let name): "\(name) \(number)"
            case .release(let tag, let name): "\(name) \(tag ?? "latest")"
            default: nil
            }
        #expect(shown == expected)
    }

    @Test(arguments: [
        (0.4, "1 s"), (45, "45 s"), (60, "60 s"), (61, "2 min"), (720, "12 min"), (3_540, "59 min"), (3_600, "1 h"),
        (3_900, "1 h 5 min"),
    ])
    func countdown_isToldInMinutes(seconds: Double, text: String) {
        #expect(Countdown.text(seconds) == text)
        #expect(Countdown.next(seconds) < seconds)
        #expect(Countdown.text(Countdown.next(seconds)) != text)
    }
}
