// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp

@Suite struct IssueCommandTests {
    private static let leak = #"""
        {"number":7,"title":"Steam\u001b[31m leak","state":"open","user":{"login":"ada"},
        "labels":[{"name":"bug"},"urgent"],"comments":1,"created_at":"2025-06-01T00:00:00Z",
        "updated_at":"2025-06-30T00:00:00Z",
        "html_url":"https://github.com/a/b/issues/7","body":"The valve\r\n\r\n    hisses\u202e"}
        """#
    private static let pullRequest =
        #"{"number":8,"title":"Tighten the valve","state":"open","pull_request":{"url":"x"},"comments":0}"#
    private static let closed =
        #"{"number":5,"title":"コーヒー","state":"closed","state_reason":"completed","user":null,"pull_request":null}"#
    private static let comment = #"""
        {"id":1,"user":{"login":"bo"},"created_at":"2025-06-30T00:00:00Z","body":"Seen here, too",
        "html_url":"https://c"}
        """#

    private static let list = "/repos/a/b/issues?per_page=100"
    private static let one = "/repos/a/b/issues/7"
    private static let comments = "/repos/a/b/issues/7/comments?per_page=100"

    private let forms = Forms([
        list: .json("[\(leak),\(pullRequest),\(closed)]"), one: .json(leak), comments: .json("[\(comment)]"),
    ])

    @Test func issues_areATable() async {
        #expect(
            await forms.table("issues", "a/b")
                == .quiet(
                    """
                    Showing 2 of 2 issues in a/b

                    NUMBER  TITLE            STATE   AUTHOR  COMMENTS  UPDATED AT
                         7  Steam�[31m leak  open    ada            1  1 day ago
                         5  コーヒー         closed

                    """))
    }

    @Test func issues_areTabSeparated() async {
        #expect(
            await forms.tsv("issues", "a/b")
                == .quiet(
                    """
                    7\tSteam\u{FFFD}[31m leak\topen\tada\t1\t2025-06-30T00:00:00Z
                    5\tコーヒー\tclosed\t\t\t

                    """))
    }

    @Test func issues_areJSON() async {
        #expect(
            await forms.json("issues", "a/b", "--limit", "1")
                == .quiet(
                    #"""
                    [
                    {"number":7,"title":"Steam\u001b[31m leak","state":"open","stateReason":null,"author":"ada",\#
                    "labels":["bug","urgent"],"comments":1,"createdAt":"2025-06-01T00:00:00Z",\#
                    "updatedAt":"2025-06-30T00:00:00Z","closedAt":null,"url":"https://github.com/a/b/issues/7",\#
                    "body":"The valve\r\n\r\n    hisses\u202e","isPullRequest":false}
                    ]

                    """#))
    }

    @Test func pullRequests_areListedWhereTheyAreWanted() async {
        let ending = await forms.table("issues", "a/b", "--with-prs", "--limit", "2")
        #expect(
            ending.output == """
                Showing 2 of 3 issues and pull requests in a/b

                NUMBER  TITLE              STATE  AUTHOR  COMMENTS  UPDATED AT
                     7  Steam�[31m leak    open   ada            1  1 day ago
                     8  Tighten the valve  open                  0

                """)
    }

    @Test func request_holdsWhatTheUserAskedForAndNothingElse() async {
        _ = await forms.tsv("issues", "a/b")
        _ = await forms.tsv("issues", "a/b", "--state", "all", "--label", "good first issue", "--label", "a&b+c")
        #expect(
            forms.transport.requests.map(\.url.absoluteString) == [
                "https://api.github.com/repos/a/b/issues?per_page=100",
                "https://api.github.com/repos/a/b/issues?per_page=100&state=all&labels=good%20first%20issue,a%26b%2Bc",
            ])
    }

    /// The whole list was shown, whatever the page selects.
    @Test func pastedPage_isItsQuery_toWhichOptionsAdd() async {
        let page = "https://github.com/a/b/issues?q=is%3Aclosed+label%3A%22a+b%22"
        _ = await forms.tsv("issues", page)
        _ = await forms.tsv("issues", page + "&page=2", "-s", "open", "--search", "author:@me hiss")
        _ = await forms.tsv("issues", page, "--with-prs")
        _ = await forms.tsv("issues", "https://github.com/a/b/issues?q=is:pr")
        _ = await forms.tsv("issues", "https://github.com/a/b/issues?q=")
        _ = await forms.tsv("issues", "https://github.com/a/b/issues?page=2")
        let search = "https://api.github.com/search/issues?per_page=100&q=repo:a/b%20"
        #expect(
            forms.transport.requests.map(\.url.absoluteString) == [
                search + "is:issue%20is:closed%20label:%22a%20b%22",
                search + "is:issue%20is:closed%20label:%22a%20b%22%20is:open%20author:@me%20hiss",
                search + "is:closed%20label:%22a%20b%22", search + "is:pr", search + "is:issue",
                "https://api.github.com/repos/a/b/issues?per_page=100",
            ])
    }

    @Test func labelWithAComma_isRefused_beforeAnythingIsAsked() async {
        let ending = await forms.tsv("issues", "a/b", "--label", "good, first")
        #expect(ending.status == .usage)
        #expect(ending.output == "")
        #expect(
            ending.lines == [
                """
                ghb: --label 'good, first': a label cannot contain a comma; repeat --label for each one.
                Usage: ghb issues [<options>] <repository>
                  See 'ghb issues --help' for more information.
                """
            ])
        #expect(forms.transport.requests.isEmpty)
    }

    @Test func pages_areReadUntilSoManyIssuesAreFound() async {
        let forms = Forms([
            Self.list: .json(
                "[\(Self.pullRequest),\(Self.leak)]",
                headers: ["Link": "<https://api.github.com/repositories/1/issues?page=2>; rel=\"next\""]),
            "/repositories/1/issues?page=2": .json(
                "[\(Self.pullRequest),\(Self.closed)]",
                headers: ["Link": "<https://api.github.com/repositories/1/issues?page=3>; rel=\"next\""]),
        ])
        let ending = await forms.table("issues", "a/b", "--limit", "2")
        #expect(ending.output.hasPrefix("Showing the first 2 issues in a/b\n\n"))
        #expect(forms.transport.paths == [Self.list, "/repositories/1/issues?page=2"])
        #expect(await forms.tsv("issues", "a/b", "--limit", "3").output == "")
    }

    @Test func issue_isLabelledLinesItsTextAndItsComments() async {
        #expect(
            await forms.table("issue", "a/b", "#7")
                == .quiet(
                    """
                    NUMBER           7
                    TITLE            Steam�[31m leak
                    STATE            open
                    STATE REASON
                    AUTHOR           ada
                    LABELS           bug, urgent
                    COMMENTS         1
                    CREATED AT       1 month ago
                    UPDATED AT       1 day ago
                    CLOSED AT
                    URL              https://github.com/a/b/issues/7
                    IS PULL REQUEST  no

                    The valve

                      hisses�

                    bo, 1 day ago
                    Seen here, too

                    """))
    }

    @Test func texts_areSetForTheScreen_withTheirLinesAsTheyAre() async {
        let forms = Forms([
            Self.one: .json(
                #"{"number":7,"title":"a","state":"open","comments":1,"body":"**Too** hot,\nsee [log](https://l)"}"#),
            Self.comments: .json(#"[{"id":1,"user":{"login":"bo"},"body":"> hot\n\n- yes"}]"#),
        ])
        let ending = await forms.table("issue", "a/b", "7")
        #expect(ending.status == .success)
        #expect(
            ending.output.hasSuffix(
                """
                IS PULL REQUEST  no

                Too hot,
                see log (https://l)

                bo
                │ hot

                • yes

                """), "\(ending.output)")
    }

    @Test func issue_isARow_forWhichNobodyAsksAboutComments() async {
        #expect(
            await forms.tsv("issue", "a/b", "7")
                == .quiet("7\tSteam\u{FFFD}[31m leak\topen\tada\t1\t2025-06-30T00:00:00Z\n"))
        #expect(forms.transport.paths == [Self.one])
    }

    @Test func issue_isAnObjectWithItsComments() async {
        #expect(
            await Forms([Self.one: .json(Self.leak), Self.comments: .json("[\(Self.comment)]")])
                .tsv("issue", "https://github.com/a/b/issues/7", "--json=commentList,labels,closedAt")
                == .quiet(
                    #"""
                    {"commentList":[{"author":"bo","createdAt":"2025-06-30T00:00:00Z","updatedAt":null,\#
                    "url":"https://c","body":"Seen here, too"}],"labels":["bug","urgent"],"closedAt":null}

                    """#))
    }

    @Test func issue_withoutCommentsNeedsOneRequest() async {
        let forms = Forms(["/repos/a/b/issues/8": .json(Self.pullRequest)])
        #expect(await forms.table("issue", "a/b", "8").status == .success)
        #expect(forms.transport.paths == ["/repos/a/b/issues/8"])
    }

    @Test func comments_thatFailLeaveNothingOnStandardOutput() async {
        let forms = Forms([Self.one: .json(Self.leak), Self.comments: .json("{}", status: 451)])
        let ending = await forms.table("issue", "a/b", "7")
        #expect(ending.status == .failure)
        #expect(ending.output == "")
    }

    @Test func nothing_isFoundQuietly() async {
        #expect(
            await Forms([Self.list: .json("[]")]).json("issues", "a/b")
                == World.Ending(status: .success, output: "[]\n", lines: ["ghb: no results"]))
    }

    @Test func field_thatIsUnknownIsRefusedBeforeAnythingIsAsked() async {
        let ending = await forms.tsv("issue", "a/b", "7", "--json=stars")
        #expect(
            ending
                == .failed(
                    .usage,
                    """
                    ghb: unknown field 'stars' for issues
                      known fields: number, title, state, stateReason, author, labels, comments, createdAt, updatedAt, \
                    closedAt, url, body, isPullRequest, commentList
                    """))
        #expect(forms.transport.paths == [])
    }
}
