// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit
import Testing

@testable import BrowserUI

/// A small organisation, as the API tells of it.
enum Samples {
    /// The time of all tests: 14:20 in the evening of nobody.
    static let now = Date(timeIntervalSince1970: 1_760_019_600)

    static func minutesAgo(_ minutes: Double) -> Date { now.addingTimeInterval(-60 * minutes) }

    static let localTime = LocalTime(zone: .gmt)

    static func look(_ settings: BrowserSettings = BrowserSettings(), keys: KeyMap = .standard) -> Look {
        Look(settings: settings, now: now, localTime: localTime, keys: keys)
    }

    static func owner() throws -> AccountName { try #require(AccountName("coffee-works")) }
    static func heater() throws -> RepositoryName { try #require(RepositoryName("coffee-works/heater")) }

    static func members() throws -> [Member] {
        try decode(
            """
            [{"id": 1, "login": "ada", "type": "User", "html_url": "https://github.com/ada", "site_admin": true},
             {"id": 2, "login": "brew-bot", "type": "Bot", "html_url": "https://github.com/apps/brew-bot"},
             {"id": 3, "login": "grace", "type": "User", "html_url": "https://github.com/grace"}]
            """)
    }

    static func profile() throws -> Profile {
        try decode(
            """
            {"id": 1, "login": "ada", "type": "User", "html_url": "https://github.com/ada", "name": "Ada Brewer",
             "bio": "Counts beans, *all* of them", "company": "coffee-works", "location": "Malmö", "followers": 4210,
             "public_repos": 12, "blog": "https://ada.example"}
            """)
    }

    static func repositories() throws -> [Repository] {
        try decode("[\(heaterText), \(pumpText), \(menuText), \(makerText)]")
    }

    static func repository() throws -> Repository {
        try decode(heaterText.replacing(#""forks_count""#, with: #""subscribers_count": 34, "forks_count""#))
    }

    static func facts() throws -> RepositoryFacts {
        RepositoryFacts(
            languages: ["Swift": 81_200, "C": 17_300, "Shell": 1_400, "Make": 100], openPullRequests: 3, releases: 2,
            newestRelease: try releases()[0])
    }

    private static let heaterText = """
        {"id": 11, "full_name": "coffee-works/heater", "description": "Keeps water at 93 °C, give or take physics",
         "html_url": "https://github.com/coffee-works/heater", "homepage": "https://heater.example", "language": "Swift",
         "license": {"spdx_id": "Apache-2.0"}, "stargazers_count": 1290, "forks_count": 88, "open_issues_count": 7,
         "topics": ["coffee", "control-loop"], "default_branch": "main", "created_at": "2014-03-02T10:00:00Z",
         "updated_at": "2025-10-08T14:20:00Z", "pushed_at": "2025-10-06T14:20:00Z"}
        """

    private static let pumpText = """
        {"id": 12, "full_name": "coffee-works/pump", "description": "Nine bars of pressure",
         "html_url": "https://github.com/coffee-works/pump", "language": "C", "stargazers_count": 954,
         "pushed_at": "2025-10-09T12:20:00Z", "created_at": "2014-03-02T11:00:00Z"}
        """

    private static let menuText = """
        {"id": 13, "full_name": "coffee-works/menu", "description": "咖啡館 👩‍🚀 What there is to drink", "archived": true,
         "html_url": "https://github.com/coffee-works/menu", "stargazers_count": null}
        """

    private static let makerText = """
        {"id": 14, "full_name": "coffee-works/coffee-maker", "description": "The coffee maker itself",
         "html_url": "https://github.com/coffee-works/coffee-maker", "language": "Swift", "stargazers_count": 4812,
         "pushed_at": "2025-10-09T13:55:00Z", "created_at": "2014-02-11T10:00:00Z"}
        """

    static func readme() throws -> Readme {
        let text = """
            # Heater

            Keeps water at **93 °C**, see [the loop](docs/loop.md), [pump](https://github.com/coffee-works/pump)
            and [physics](https://physics.example/heat).

            | Part | Watts |
            |:-----|------:|
            | coil |  1450 |

            - [x] heats
            - [ ] sings
            """
        return try decode(
            """
            {"path": "README.md", "html_url": "https://github.com/coffee-works/heater/blob/main/README.md",
             "encoding": "base64", "content": "\(Data(text.utf8).base64EncodedString())"}
            """)
    }

    static func issues() throws -> [BrowserModels.Issue] {
        try decode(
            """
            [\(issueText),
             {"number": 9, "title": "Steam wand whistles", "state": "open", "user": {"login": "grace"}, "comments": 0,
              "labels": [{"name": "bug"}, {"name": "sound"}], "updated_at": "2025-10-02T14:20:00Z",
              "created_at": "2025-10-01T14:20:00Z", "html_url": "https://github.com/coffee-works/heater/issues/9"}]
            """)
    }

    static func pullRequests() throws -> [PullRequest] {
        let end = { (branch: String, commit: String) in
            #"{"ref": "\#(branch)", "label": "coffee-works:\#(branch)", "sha": "\#(commit)", "user": {"login": "coffee-works"}}"#
        }
        return try decode(
            """
            [{"number": 21, "title": "Warm the cups first", "state": "open", "user": {"login": "grace"}, "labels": [],
              "created_at": "2025-10-08T14:20:00Z", "updated_at": "2025-10-09T14:20:00Z", "body": "Closes #12.",
              "html_url": "https://github.com/coffee-works/heater/pull/21", "requested_reviewers": [{"login": "ada"}],
              "head": \(end("warm-cups", "c1")), "base": \(end("main", "c0")), "additions": 40, "deletions": 2,
              "changed_files": 3, "mergeable": false},
             {"number": 20, "title": "Whistle in C", "state": "closed", "merged_at": "2025-10-02T14:20:00Z",
              "head": \(end("whistle", "c2")), "base": \(end("main", "c0"))},
             {"number": 19, "title": "Tea", "state": "open", "draft": true, "head": null}]
            """)
    }

    static func pullRequestDetails() throws -> Discussion {
        let pull = try pullRequests()[0]
        var details = PullRequestDetails(pull)
        details.reviews = try decode(
            """
            [{"user": {"login": "ada"}, "state": "CHANGES_REQUESTED", "body": "Which cups?", "submitted_at": "2025-10-08T15:20:00Z"},
             {"user": {"login": "grace"}, "state": "COMMENTED", "submitted_at": "2025-10-08T16:20:00Z"},
             {"user": {"login": "ada"}, "state": "APPROVED", "body": "", "submitted_at": "2025-10-09T13:20:00Z"}]
            """)
        details.checks = try decode(
            """
            [{"name": "build", "status": "completed", "conclusion": "success"},
             {"name": "test", "status": "completed", "conclusion": "failure", "html_url": "https://github.com/runs/1"},
             {"name": "lint", "status": "in_progress"}, {"name": "docs", "status": "completed", "conclusion": "skipped"}]
            """)
        return Discussion(issue: pull.issue, comments: [], details: details)
    }

    private static let issueText = """
        {"number": 12, "title": "Water is 94 °C", "state": "closed", "state_reason": "not_planned", "comments": 2,
         "user": {"login": "ada"}, "labels": [{"name": "bug"}], "created_at": "2025-10-07T14:20:00Z",
         "updated_at": "2025-10-09T14:10:00Z", "closed_at": "2025-10-09T14:10:00Z",
         "body": "One degree too much.\\nI measured **twice**, see #9.",
         "html_url": "https://github.com/coffee-works/heater/issues/12"}
        """

    static func discussion() throws -> Discussion {
        let comments: [IssueComment] = try decode(
            """
            [{"id": 1, "user": {"login": "grace"}, "created_at": "2025-10-08T14:20:00Z", "body": "- which bean?\\n- whose cup?"},
             {"id": 2, "user": null, "created_at": "2025-10-09T14:00:00Z", "body": "> which bean?\\n\\nThe red one."}]
            """)
        return Discussion(issue: try decode(issueText), comments: comments)
    }

    static func releases() throws -> [Release] {
        try decode(
            """
            [{"tag_name": "v2.0.0", "name": "Two boilers", "author": {"login": "ada"}, "prerelease": true,
              "published_at": "2025-10-05T14:20:00Z", "body": "* one for steam\\n* one for tea",
              "html_url": "https://github.com/coffee-works/heater/releases/tag/v2.0.0", "assets": [
               {"name": "heater-2.0.0.tar.gz", "size": 3450000, "download_count": 1811, "browser_download_url": "https://github.com/dl/1"},
               {"name": "SHA256SUMS", "size": 98, "download_count": 3}]},
             {"tag_name": "v1.0.0", "name": "v1.0.0", "published_at": "2024-10-05T14:20:00Z"}]
            """)
    }

    private static func decode<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
