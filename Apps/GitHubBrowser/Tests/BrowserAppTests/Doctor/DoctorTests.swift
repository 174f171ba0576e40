// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import Foundation
import Testing

@testable import BrowserApp

/// `ghb doctor`, for a user whose home is a folder of the test's.
@Suite final class DoctorTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-doctor-\(UUID().uuidString)")
    private static let limits = #"{"resources":{"core":{"limit":60,"remaining":60,"reset":1}}}"#

    deinit { try? FileManager.default.removeItem(at: home) }

    private func doctor(
        _ arguments: String..., variables: [String: String] = [:], width: Int? = nil, answer: HTTPResponse? = nil,
        overriding modules: [any Module.Type] = [ConsoleWorld.self, TransportWorld.self]
    ) async -> World.Ending {
        let transport = Answers(["/rate_limit": answer ?? .json(Self.limits)])
        return await World(transport: transport).ghb(
            ["doctor"] + arguments, variables: ["HOME": home.path].merging(variables) { $1 }, width: width,
            overriding: modules)
    }

    /// Returns the lines of checks that are not ok, without the home in them.
    private func complaints(_ ending: World.Ending) -> [String] {
        ending.output.split(separator: "\n").map { String($0).replacing(home.path, with: "HOME") }
            .filter { !$0.contains("\tok\t") }
    }

    private func write(_ text: String, to path: String, mode: Int = 0o600) throws {
        let file = home.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    @Test func demo_isInOrderWithoutAnything() async throws {
        let ending = await doctor()
        #expect(ending.status == .success)
        #expect(ending.lines == [])
        #expect(complaints(ending) == [])
        let names = ending.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
        #expect(
            names == [
                "configuration", "live graph", "demo graph", "database", "token", "network",
            ])
    }

    @Test func json_hasTheFieldsThatAreAskedFor() async throws {
        let ending = await doctor("--json=check,verdict,advice")
        let rows = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [[String: Any]]
        #expect(rows?.first.map { Set($0.keys) } == ["check", "verdict", "advice"])
        #expect(rows?.allSatisfy { $0["verdict"] as? String == "ok" && $0["advice"] is NSNull } == true)
        let wrong = await doctor("--json=color")
        #expect(wrong.status == .usage)
        #expect(
            wrong.lines == [
                "ghb: unknown field 'color' for checks\n  known fields: check, verdict, message, advice"
            ])
    }

    @Test func terminal_getsALineForEachCheck_withTheWayOut() async {
        let ending = await doctor("--live", "--offline", "--color", "never", variables: ["TERM": "xterm"], width: 80)
        let lines = ending.output.split(separator: "\n").map { String($0).replacing(home.path, with: "HOME") }
        #expect(lines.count == 6)
        #expect(
            lines[4] == """
                warning  token          none is set for github.com: only public data, and few requests an hour; \
                set GH_TOKEN, or token_command in HOME/.config/ghb/config.yml
                """)
        #expect(lines[5] == "ok       network        skipped, because of --offline")
        #expect(ending.status == .success)
    }

    @Test func token_isNeverShown_onlyWhereItComesFrom() async {
        let ending = await doctor(variables: ["GH_TOKEN": "ghp_hidden"])
        #expect(ending.status == .success)
        #expect(ending.output.contains("token\tok\tfrom GH_TOKEN, for github.com\t\n"))
        #expect(ending.output.contains("network\tok\thttps://api.github.com answers\t\n"))
        #expect(!ending.output.contains("hidden"))
    }

    @Test(arguments: [
        (401, "network\tfailed\tthe token was refused (401)\t"),
        (500, "network\tfailed\tapi.github.com reported a server error (500)\t"),
    ])
    func server_thatRefusesIsTold(status: Int, line: String) async {
        let ending = await doctor(variables: ["GH_TOKEN": "t"], answer: .json("{}", status: status))
        #expect(ending.status == .failure)
        #expect(complaints(ending).count == 1)
        #expect(complaints(ending).first?.hasPrefix(line) == true, "\(ending.output)")
    }

    @Test func server_withoutLimitsHasAnswered() async {
        let ending = await doctor(variables: ["GH_TOKEN": "t"], answer: .json("{}", status: 404))
        #expect(ending.status == .success)
        #expect(ending.output.contains("network\tok\thttps://api.github.com answers and has no rate limit\t\n"))
    }

    /// The doctor works where the program does not.
    @Test func configuration_thatIsWrongIsTold_andTheRestIsLookedAt() async throws {
        try write("netwrok: { timeout: 3 }\n", to: ".config/ghb/config.yml")
        let ending = await doctor()
        #expect(ending.status == .failure)
        #expect(
            complaints(ending).map { $0.split(separator: "\t").prefix(2).joined(separator: " ") } == [
                "configuration failed", "database failed", "token failed", "network failed",
            ])
        #expect(ending.output.contains("config.yml:1:1"))
        #expect(ending.output.contains("live graph\tok\t"))
    }

    @Test func advice_isAboutTheFileThatIsNamed() async throws {
        try write("data: { source: [] }\nnetwrok: 1\n", to: "other.yml")
        let ending = await doctor("--config", home.appendingPathComponent("other.yml").path)
        #expect(
            complaints(ending).first?.hasSuffix("\trun 'ghb config check --config HOME/other.yml' for details") == true)
    }

    @Test func fileThatCannotBeUsed_isTold() async throws {
        try write("", to: ".cache/ghb/cache.sqlite/x")
        #expect(
            complaints(await doctor()) == [
                """
                database\twarning\tHOME/.cache/ghb/cache.sqlite cannot be used, so its contents are lost when ghb ends\t\
                make sure that you can write there, or move it away
                """
            ])
        try FileManager.default.removeItem(at: home.appendingPathComponent(".local"))
        try write("", to: ".local/state/ghb/bookmarks.sqlite/x")
        #expect(
            complaints(await doctor()) == [
                """
                database\twarning\tHOME/.cache/ghb/cache.sqlite and HOME/.local/state/ghb/bookmarks.sqlite cannot be used, \
                so its contents are lost when ghb ends\tmake sure that you can write there, or move it away
                """
            ])
    }

    @Test func keys_thatAreWrongAreTold() async throws {
        try write("keys: { sort: Hyper-x }\n", to: ".config/ghb/config.yml")
        let ending = await doctor()
        #expect(ending.status == .failure)
        #expect(
            complaints(ending).first == """
                configuration\tfailed\tHOME/.config/ghb/config.yml:1:15: 'keys.sort' is the string "Hyper-x": 'Hyper-x' is not a \
                key; keys are written like j, G, Ctrl-d, Shift-Tab, F5, PgDn, Enter, Esc, Space\trun 'ghb config check' for details
                """)
    }

    /// It said github.com, and sent the token of github.com there.
    @Test func address_isTheHostThatIsToldOf() async throws {
        let ending = await doctor("--api-url", "http://127.0.0.1:8080/", variables: ["GITHUB_TOKEN": "ghp_hidden"])
        #expect(
            complaints(ending) == [
                """
                token\twarning\tnone is set for 127.0.0.1:8080: only public data, and few requests an hour\t\
                GITHUB_TOKEN is for github.com; to send it to this address, add --host github.com
                """
            ])
        #expect(!ending.output.contains("hidden"))
    }

    @Test func folder_thatCannotBeMade_isTold() async throws {
        try write("", to: ".cache")
        let ending = await doctor()
        #expect(ending.status == .success)
        #expect(
            complaints(ending) == [
                """
                database\twarning\tHOME/.cache/ghb/cache.sqlite cannot be used, so its contents are lost when ghb ends\t\
                make sure that you can write there, or move it away
                """
            ])
    }

    enum Stray: Module {
        struct Spoon {}
        static func configure(binder: UnscopedBinder) {
            binder.bind(Spoon.self).to(factory: Spoon.init)
        }
    }

    @Test func graph_thatIsPutTogetherWronglyIsTold() async {
        let ending = await doctor(overriding: [ConsoleWorld.self, TransportWorld.self, Stray.self])
        #expect(ending.status == .failure)
        let lines = complaints(ending).map { $0.split(separator: "\t") }
        #expect(lines.map { $0[0] } == ["live graph", "demo graph", "database", "token", "network"])
        #expect(lines.first?[2].hasPrefix("[DI/OverrideTargetsNothing] ") == true)
        #expect(lines.first?[3] == "'ghb graph --live' shows where; please report it")
    }
}
