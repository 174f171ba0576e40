// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// Texts of strangers, through every command and in every form.
@Suite(.timeLimit(.minutes(10))) struct HostileRunTests {
    /// All that a terminal may take for a command, in one text.
    private static let hostile =
        #"a\u001b[2J\u001b]0;t\u0007b\u009b5mc\u202ed\u2066e\tf\ng\rh\u0000i\u007fj\u2028k\u0085l"#

    private static let account = #"{"id":1,"login":"\#(hostile)"}"#
    private static let profile = #"""
        {"id":1,"login":"\#(hostile)","type":"\#(hostile)","html_url":"\#(hostile)","avatar_url":"\#(hostile)",
        "name":"\#(hostile)","bio":"\#(hostile)","company":"\#(hostile)","location":"\#(hostile)","blog":"\#(hostile)",
        "description":"\#(hostile)","email":"\#(hostile)"}
        """#
    private static let repository = #"""
        {"id":1,"full_name":"\#(hostile)","name":"\#(hostile)","description":"\#(hostile)","html_url":"\#(hostile)",
        "homepage":"\#(hostile)","language":"\#(hostile)","license":{"name":"\#(hostile)","spdx_id":"\#(hostile)"},
        "topics":["\#(hostile)"],"visibility":"\#(hostile)","default_branch":"\#(hostile)"}
        """#
    private static let issue = #"""
        {"number":1,"title":"\#(hostile)","state":"\#(hostile)","state_reason":"\#(hostile)","user":\#(account),
        "labels":[{"name":"\#(hostile)"}],"html_url":"\#(hostile)","body":"\#(hostile)","comments":1}
        """#
    private static let comment = #"{"id":1,"user":\#(account),"body":"\#(hostile)","html_url":"\#(hostile)"}"#
    private static let release = #"""
        {"tag_name":"\#(hostile)","name":"\#(hostile)","author":\#(account),"html_url":"\#(hostile)",
        "body":"\#(hostile)","assets":[{"name":"\#(hostile)","browser_download_url":"\#(hostile)"}]}
        """#

    private static var readme: String {
        let text = (try? JSONDecoder().decode(String.self, from: Data("\"\(hostile)\"".utf8))) ?? ""
        let content = Data(text.utf8).base64EncodedString()
        return #"{"path":"\#(hostile)","html_url":"\#(hostile)","encoding":"base64","content":"\#(content)"}"#
    }

    private static func found(_ item: String) -> String {
        #"{"total_count":1,"incomplete_results":false,"items":[\#(item)]}"#
    }

    private static var exchanges: [Exchange] {
        let bodies: [(String, String)] = [
            ("/orgs/a", profile), ("/orgs/a/members", "[\(profile)]"), ("/users/a", profile),
            ("/orgs/a/repos", "[\(repository)]"), ("/repos/a/b", repository), ("/repos/a/b/readme", readme),
            ("/repos/a/b/languages", #"{"\#(hostile)":1}"#), ("/repos/a/b/issues", "[\(issue)]"),
            ("/repos/a/b/issues/1", issue), ("/repos/a/b/issues/1/comments", "[\(comment)]"),
            ("/repos/a/b/releases", "[\(release)]"), ("/repos/a/b/releases/latest", release),
            ("/repos/a/b/releases/tags/v1", release), ("/search/repositories", found(repository)),
            ("/search/users", found(profile)), ("/search/issues", found(issue)), ("/user", profile),
            ("/rate_limit", #"{"resources":{"\#(hostile)":{"limit":1,"remaining":1,"reset":1}}}"#),
            ("/orgs/odd", #"{"id":1,"login":"\#(hostile)","#),
        ]
        return bodies.map { Exchange(path: $0.0, body: $0.1) } + [
            Exchange(path: "/orgs/refused", status: 422, body: #"{"message":"\#(hostile)","errors":["\#(hostile)"]}"#),
            Exchange(path: "/orgs/broken", status: 500, body: #"{"message":"\#(hostile)"}"#),
        ]
    }

    static let commands: [[String]] = [
        ["org", "a"], ["members", "a"], ["member", "a"], ["repos", "a"], ["repo", "a/b"], ["readme", "a/b"],
        ["issues", "a/b"], ["issue", "a/b", "1"], ["releases", "a/b"], ["release", "a/b"], ["release", "a/b", "v1"],
        ["search", "repos", "x"], ["search", "users", "x"], ["search", "issues", "x"], ["rate-limit"],
        ["auth", "status"],
        ["org", "odd"], ["org", "refused"], ["org", "broken"],
    ]

    /// Scalars that must not reach a terminal.
    private func harmful(_ text: String) -> [String] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
            default: false
            }
        }.map { String($0.value, radix: 16) }
    }

    @Test func noForm_letsAnEscapeThrough() async throws {
        let bench = try await RunBench(Self.exchanges)
        for command in Self.commands {
            for form in [(["--color", "never"], 100), (["--plain"], 100), ([], nil)] as [([String], Int?)] {
                let ending = await bench.ghb(
                    command + form.0 + ["--property", "network.retry=0"], token: "t", width: form.1)
                #expect(harmful(ending.output) == [], "\(command) \(form)")
                #expect(
                    ending.output.isEmpty == ["odd", "refused", "broken"].contains(command.last), "\(command) \(form)")
            }
        }
        await bench.server.stop()
    }

    /// Of the process itself: what goes to standard error becomes harmless where it is written.
    @Test(arguments: ["odd", "refused", "broken"]) func message_letsNoEscapeThrough(name: String) async throws {
        let bench = try await RunBench(Self.exchanges)
        let variables = bench.variables().merging(["HOME": bench.folder.path, "GHB__NETWORK__RETRY": "0"]) { $1 }
        let ending = try await GHBProcess.run(["org", name], variables: variables)
        await bench.server.stop()
        #expect(ending.status == 1 && ending.output == "")
        #expect(harmful(ending.errors) == [], "\(ending.errors)")
        #expect(ending.errors.hasPrefix("ghb: "))
    }

    @Test func json_holdsTheWholeText_escaped() async throws {
        let bench = try await RunBench(Self.exchanges)
        let whole = try JSONDecoder().decode(String.self, from: Data("\"\(Self.hostile)\"".utf8))
        for command in Self.commands.dropLast(3) where command.first != "auth" && command.first != "rate-limit" {
            let ending = await bench.ghb(command + ["--json"], token: "t")
            #expect(ending.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }, "\(command)")
            #expect(ending.output.contains(#"\u001b"#), "\(command)")
            let value = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
            let object = (value as? [[String: Any]])?.first ?? value as? [String: Any] ?? [:]
            #expect(object.values.contains { $0 as? String == whole }, "\(command)")
        }
        await bench.server.stop()
    }

    static let lists: [(String, [String], String, String)] = [
        ("/orgs/a/members", ["members", "a"], #"{"id":1,"login":"m"}"#, "it has no 'login'"),
        ("/orgs/a/repos", ["repos", "a"], #"{"id":1,"full_name":"a/b"}"#, "it has no 'full_name'"),
        ("/repos/a/b/issues", ["issues", "a/b"], #"{"number":1,"title":"t","state":"open"}"#, "it has no 'number'"),
        ("/repos/a/b/releases", ["releases", "a/b"], #"{"tag_name":"v1"}"#, "it has no 'tag_name'"),
    ]

    @Test(arguments: lists)
    func brokenElement_costsOneRowAndAWarning(
        path: String, command: [String], good: String, complaint: String
    ) async throws {
        let bad = command[0] == "issues" ? "{\"title\":1}" : "{\"id\":2}"
        let bench = try await RunBench([Exchange(path: path, body: "[\(good),\(bad),\(good)]")])
        let ending = await bench.ghb(command + ["--plain"])
        await bench.server.stop()
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\n").count == 2)
        #expect(ending.lines == ["ghb: warning: \(path): element 1 was left out: \(complaint)"])
    }

    /// The demo holds hostile texts as well, among many that are none.
    @Test func demo_isHarmlessToo() async {
        for command in [
            ["repos", "coffee-works"], ["repo", "coffee-works/crema-fuzzer"], ["readme", "coffee-works/crema-fuzzer"],
            ["member", "mallory-mocha"], ["issues", "coffee-works/coffee-maker"],
            ["issue", "coffee-works/coffee-maker", "1331"], ["releases", "coffee-works/crema-fuzzer"],
            ["release", "coffee-works/crema-fuzzer"], ["search", "issues", "escape"],
        ] {
            for width in [80, nil] {
                let ending = await World().ghb(
                    command + ["--color", "never", "--limit", "all"], width: width, overriding: [ConsoleWorld.self])
                #expect(ending.status == .success, "\(command)")
                #expect(harmful(ending.output) == [], "\(command)")
            }
        }
    }
}
