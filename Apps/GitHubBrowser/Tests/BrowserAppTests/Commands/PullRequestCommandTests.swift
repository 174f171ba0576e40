// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp

@Suite struct PullRequestCommandTests {
    private static let valve = #"""
        {"number":8,"title":"Tighten\u001b the valve","state":"open","user":{"login":"ada"},"labels":[{"name":"bug"}],
        "assignees":[{"login":"bo"}],"requested_reviewers":[{"login":"cy"}],"updated_at":"2025-06-30T00:00:00Z",
        "head":{"ref":"valve","label":"ada:valve","sha":"c0ffee","user":{"login":"ada"}},
        "base":{"ref":"main","label":"a:main","sha":"0","user":{"login":"a"}},"mergeable":true,"additions":3,
        "html_url":"https://github.com/a/b/pull/8","body":"It **hisses**.","milestone":{"title":"1.0"}}
        """#
    private static let merged =
        #"{"number":7,"title":"Drain","state":"closed","merged_at":"2025-06-01T00:00:00Z","head":null,"draft":false}"#
    private static let review =
        #"{"id":1,"user":{"login":"cy"},"state":"APPROVED","submitted_at":"2025-06-30T00:00:00Z","body":"Fine."}"#
    private static let checks = #"""
        {"total_count":2,"check_runs":[{"name":"build","status":"completed","conclusion":"success"},
        {"name":"test","status":"queued","conclusion":null,"html_url":"https://t"},{"status":"no name"}]}
        """#

    private let forms = Forms([
        "/repos/a/b/pulls?per_page=100": .json("[\(valve),\(merged)]"),
        "/repos/a/b/pulls?per_page=100&state=all": .json("[\(valve),\(merged)]"),
        "/repos/a/b/pulls/8": .json(valve), "/repos/a/b/pulls/8/reviews?per_page=100": .json("[\(review)]"),
        "/repos/a/b/commits/c0ffee/check-runs?per_page=100": .json(checks),
        "/repos/a/b/issues/8/comments?per_page=100": .json(#"[{"id":1,"user":{"login":"bo"},"body":"Thanks"}]"#),
        "/search/issues?per_page=100&q=repo:a/b%20is:pr%20is:open%20author:@me%20hiss": .json(
            #"{"total_count":1,"items":[{"number":8,"title":"Tighten","state":"open","pull_request":{"url":"x"}}]}"#),
    ])

    @Test func pullRequests_areATable() async {
        #expect(
            await forms.table("prs", "a/b").output == """
                Showing 2 of 2 pull requests in a/b

                NUMBER  TITLE               STATE   AUTHOR  HEAD BRANCH  UPDATED AT
                     8  Tighten� the valve  open    ada     ada:valve    1 day ago
                     7  Drain               merged

                """)
    }

    @Test func pullRequests_areTabSeparated() async {
        #expect(
            await forms.tsv("prs", "a/b")
                == .quiet(
                    "8\tTighten\u{FFFD} the valve\topen\tada\tada:valve\t2025-06-30T00:00:00Z\n7\tDrain\tmerged\t\t\t\n"
                )
        )
    }

    @Test(
        arguments: [
            (["-l", "Bug"], "8\n"), (["-l", "tea"], ""), (["-s", "all"], "8\n7\n"),
            (["--search", "author:@me hiss"], "8\n"),
        ])
    func filter_leavesOutTheRest(options: [String], numbers: String) async {
        let ending = await World(transport: forms.transport).ghb(
            ["prs", "a/b", "--json=number"] + options, variables: ["GH_TOKEN": "secret"])
        #expect(ending.status == .success)
        #expect(
            ending.output.filter { $0.isNumber || $0 == "\n" }.replacing("\n\n", with: "\n").trimmingPrefix("\n")
                == numbers)
    }

    @Test func pastedPage_isItsQuery() async {
        let ending = await forms.tsv(
            "prs", "https://github.com/a/b/pulls?q=is%3Aopen+author%3A%40me+hiss", "--json=number")
        #expect(ending.output == "[\n{\"number\":8}\n]\n")
    }

    @Test func pullRequest_hasReviewsChecksAndComments() async {
        let ending = await forms.tsv(
            "pr", "https://github.com/a/b/pull/8", "--json=reviews,checks,mergeable,commentList")
        #expect(
            ending
                == World.Ending(
                    status: .success,
                    output: #"""
                        {"reviews":[{"author":"cy","state":"approved","submittedAt":"2025-06-30T00:00:00Z","url":null,\#
                        "body":"Fine."}],"checks":[{"name":"build","status":"completed","conclusion":"success",\#
                        "url":null},{"name":"test","status":"queued","conclusion":null,"url":"https://t"}],\#
                        "mergeable":true,"commentList":[{"author":"bo","createdAt":null,"updatedAt":null,"url":null,\#
                        "body":"Thanks"}]}

                        """#,
                    lines: [
                        "ghb: warning: /repos/a/b/commits/c0ffee/check-runs: element 2 was left out: it has no 'name'"
                    ]))
    }

    @Test func pullRequest_isARow_forWhichNothingElseIsRequested() async {
        #expect(await forms.tsv("pr", "a/b", "8").status == .success)
        #expect(forms.transport.paths == ["/repos/a/b/pulls/8"])
    }

    @Test func table_hasTheLatestReviewOfEachReviewer() async {
        let output = await forms.table("pr", "a/b", "8").output
        #expect(output.contains("REVIEWER  REVIEW    SUBMITTED AT\ncy        approved  1 day ago\n"))
        #expect(output.contains("CHECK  RESULT   URL\nbuild  passed\ntest   running  https://t\n"))
        #expect(output.hasSuffix("It hisses.\n\ncy approved, 1 day ago\nFine.\n\nbo\nThanks\n"))
    }

    /// Nothing was shown with a token that may not read checks.
    @Test func table_lacksPartsThatMayNotBeRead_andSaysSo() async {
        let forms = Forms([
            "/repos/a/b/pulls/8": .json(Self.valve),
            "/repos/a/b/commits/c0ffee/check-runs?per_page=100": .json("{}", status: 403),
            "/repos/a/b/issues/8/comments?per_page=100": .json(#"[{"id":1,"user":{"login":"bo"},"body":"Thanks"}]"#),
        ])
        let ending = await forms.table("pr", "a/b", "8")
        #expect(ending.output.hasSuffix("It hisses.\n\nbo\nThanks\n"))
        #expect(
            ending.lines == [
                "ghb: warning: list of reviews of pull request 8 in 'a/b' is missing: "
                    + "api.github.com/repos/a/b/pulls/8/reviews was not found (404)",
                "ghb: warning: access to api.github.com/repos/a/b/commits/c0ffee/check-runs is forbidden (403)",
            ])
        #expect(await forms.tsv("pr", "a/b", "8", "--json=reviews").status == .notFound)
        #expect(await forms.tsv("pr", "a/b", "8", "--json=checks").status == .authentication)
    }

    @Test func issues_areFilteredByTheServer() async {
        _ = await forms.tsv("issues", "a/b", "-s", "closed", "-l", "bug")
        _ = await forms.tsv("issues", "a/b", "--search", "hot water", "-l", "good first issue")
        #expect(
            forms.transport.paths == [
                "/repos/a/b/issues?per_page=100&state=closed&labels=bug",
                "/search/issues?per_page=100&q=repo:a/b%20is:issue%20is:open%20label:%22good%20first%20issue%22%20hot%20water",
            ])
    }
}
