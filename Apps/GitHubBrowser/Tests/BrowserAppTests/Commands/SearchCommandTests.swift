// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp

@Suite struct SearchCommandTests {
    private static let repositories = "/search/repositories?per_page=100&q=pump%20language:swift"

    private func page(
        _ items: String, total: Int, isIncomplete: Bool = false, headers: HeaderFields = [:]
    ) -> HTTPResponse {
        .json(#"{"total_count":\#(total),"incomplete_results":\#(isIncomplete),"items":[\#(items)]}"#, headers: headers)
    }

    private var forms: Forms {
        let pump = #"{"id":1,"full_name":"a/pump","stargazers_count":3,"score":1.5}"#
        return Forms([
            Self.repositories: page("\(pump),{\"id\":2}", total: 2_204),
            "/search/users?per_page=100&q=ada": page(#"{"id":1,"login":"ada","type":"User","score":1}"#, total: 1),
            "/search/issues?per_page=100&q=leak": page(
                #"{"number":7,"title":"Leak","state":"open","score":1}"#, total: 40, isIncomplete: true),
        ])
    }

    @Test func repositories_areATableThatTellsTheServersTotal() async {
        #expect(
            await forms.table("search", "repos", "pump", "language:swift")
                == World.Ending(
                    status: .success,
                    output: """
                        Showing 1 of 2204 repositories for 'pump language:swift'

                        FULL NAME  DESCRIPTION  STARS  LANGUAGE  PUSHED AT
                        a/pump                      3

                        """,
                    lines: ["ghb: warning: /search/repositories: element 1 was left out: it has no 'full_name'"]))
    }

    @Test func users_areTabSeparated() async {
        #expect(await forms.tsv("search", "users", "ada") == .quiet("ada\tUser\t\n"))
        let table = await forms.table("search", "users", "ada")
        #expect(table.output == "Showing 1 of 1 account for 'ada'\n\nLOGIN  TYPE  URL\nada    User\n")
    }

    @Test func issues_areJSON_andAGuessIsTold() async {
        let ending = await forms.tsv("search", "issues", "leak", "--json=number,title")
        #expect(
            ending
                == World.Ending(
                    status: .success, output: "[\n{\"number\":7,\"title\":\"Leak\"}\n]\n",
                    lines: [
                        "ghb: warning: GitHub stopped before the search was complete: results may be missing"
                    ]))
    }

    @Test func results_beyondAThousandAreTold_whereTheyAreWanted() async {
        let text = "ghb: warning: GitHub returns at most 1000 results; narrow the search to see the other 1204"
        for (limit, isTold) in [("all", true), ("1001", true), ("1000", false), ("30", false)] {
            let ending = await forms.tsv("search", "repos", "pump", "language:swift", "--limit", limit)
            #expect(ending.lines.contains(text) == isTold, "--limit \(limit)")
        }
    }

    @Test func pages_endAfterAThousandResults() async {
        let rows = (0..<500).map { #"{"id":\#($0),"login":"u\#($0)"}"# }.joined(separator: ",")
        let next = { (page: Int) -> HeaderFields in
            ["Link": "<https://api.github.com/search/users?q=ada&page=\(page)>; rel=\"next\""]
        }
        let forms = Forms([
            "/search/users?per_page=100&q=ada": page(rows, total: 5_000, headers: next(2)),
            "/search/users?q=ada&page=2": page(rows, total: 5_000, headers: next(3)),
        ])
        let ending = await forms.tsv("search", "users", "ada", "--limit", "all")
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\n").count == 1_000)
        #expect(forms.transport.requests.count == 2)
    }

    @Test func query_isOneWhateverItHolds() async {
        let forms = forms
        _ = await World(transport: forms.transport).ghb(
            ["search", "issues", "--", "label:\"good first issue\"", "c++", "-is:closed", "#1&x=y"],
            variables: ["GH_TOKEN": "secret"])
        #expect(
            forms.transport.requests.map(\.url.absoluteString) == [
                "https://api.github.com/search/issues?per_page=100"
                    + "&q=label:%22good%20first%20issue%22%20c%2B%2B%20-is:closed%20%231%26x%3Dy"
            ])
    }

    @Test(arguments: [["search", "repos", " "], ["search", "repos"], ["search", "gists", "a"]])
    func query_thatIsNoneIsRefused(arguments: [String]) async {
        let ending = await World().ghb(arguments, variables: ["GH_TOKEN": "secret"])
        #expect(ending.status == .usage)
        #expect(ending.output == "")
    }
}
