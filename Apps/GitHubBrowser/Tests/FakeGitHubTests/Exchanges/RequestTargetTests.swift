// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FakeGitHub

@Suite struct RequestTargetTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let recorded: String
        let asked: String
        let accepted: Bool

        init(_ recorded: String, _ asked: String, _ accepted: Bool) {
            (self.recorded, self.asked, self.accepted) = (recorded, asked, accepted)
        }

        var testDescription: String { "\(recorded) \(accepted ? "accepts" : "refuses") \(asked)" }
    }

    static let paths = [
        Case("/orgs/coffee-works", "/orgs/coffee-works", true),
        Case("/orgs/coffee-works", "/orgs/Coffee-Works", false),
        Case("/orgs/coffee-works", "/orgs/coffee-works/", false),
        Case("/orgs/coffee-works", "/orgs/coffee-works/members", false),
        Case("/orgs/coffee-works/members", "/orgs/coffee-works", false),
        Case("/", "/", true),
        Case("/users/barista%5Bbot%5D", "/users/barista[bot]", true),
        Case("/users/barista[bot]", "/users/barista%5bbot%5d", true),
        Case("/repos/<OWNER>/beans", "/repos/%3COWNER%3E/beans", true),
        Case("/repos/a/b/contents/x%2Fy", "/repos/a/b/contents/x/y", false),
        Case("/repos/a/b/contents/x%2Fy", "/repos/a/b/contents/x%2fy", true),
        Case("/users/a+b", "/users/a%20b", false),
        Case("/users/100%", "/users/100%", true),
    ]

    static let queries = [
        Case("/x", "/x?", true),
        Case("/x", "/x?per_page=100&sort=name", true),
        Case("/x?per_page=3", "/x?per_page=3", true),
        Case("/x?per_page=3", "/x?per_page=100", false),
        Case("/x?per_page=3", "/x", false),
        Case("/x?state=open&sort=name", "/x?sort=name&state=open", true),
        Case("/x?state=open&sort=name", "/x?state=open", false),
        Case("/x?q=flat%20white", "/x?q=flat+white", true),
        Case("/x?q=a%2Bb", "/x?q=a%20b", false),
        Case("/x?q=a%2Bb", "/x?q=a%2bb", true),
        Case("/x?q=a%26b", "/x?q=a&b", false),
        Case("/x?q=a=b", "/x?q=a%3Db", true),
        Case("/x?draft", "/x?draft=", true),
        Case("/x?label=hot&label=new", "/x?label=new&label=hot", true),
        Case("/x?label=hot&label=hot", "/x?label=hot", false),
        Case("/x?label=hot", "/x?label=hot&label=hot", true),
    ]

    static let pages = [
        Case("/x", "/x?page=2", false),
        Case("/x", "/x?page=1", false),
        Case("/x?page=2", "/x", false),
        Case("/x?page=2", "/x?page=3", false),
        Case("/x?page=2", "/x?page=2&page=3", false),
        Case("/x?page=2", "/x?per_page=100&page=2", true),
        Case("/x?page=2", "/x?%70age=2", true),
    ]

    @Test(arguments: paths) func path_isComparedDecoded_segmentBySegment(_ row: Case) {
        #expect(RequestTarget(row.recorded).accepts(RequestTarget(row.asked)) == row.accepted)
    }

    @Test(arguments: queries) func recordedItems_mustAllBePresent_andOthersAreIgnored(_ row: Case) {
        #expect(RequestTarget(row.recorded).accepts(RequestTarget(row.asked)) == row.accepted)
    }

    @Test(arguments: pages) func page_isNeverIgnored(_ row: Case) {
        #expect(RequestTarget(row.recorded).accepts(RequestTarget(row.asked)) == row.accepted)
    }
}
