// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Testing

@Suite struct LinkHeaderTests {
    private func next(_ header: String?) throws -> String? {
        let page = try #require(URL(string: "https://api.github.com/orgs/a/repos?per_page=100"))
        return LinkHeader(header).url("next", relativeTo: page)?.absoluteString
    }

    @Test(
        arguments: [
            (nil, nil),
            ("", nil),
            (#"<https://api.github.com/organizations/1/repos?page=2>; rel="next""#, "organizations/1/repos?page=2"),
            (
                #"<https://api.github.com/a?page=9>; rel="last", <https://api.github.com/a?page=2>; rel="next""#,
                "a?page=2"
            ),
            (#"<https://api.github.com/a?x=1,2;3>; rel="next"; title="a, b; rel=last""#, "a?x=1,2;3"),
            (#"<https://api.github.com/b>;rel=next"#, "b"),
            (#"<https://api.github.com/b>; REL="prev NEXT""#, "b"),
            (#"</a?page=2>; rel="next""#, "a?page=2"),
            (#"<https://docs.github.com/x>; rel="deprecation"; type="text/html""#, nil),
            (#"<https://api.github.com/b; rel="next""#, nil),
            (#"<https://api.github.com/1>; rel="next", <https://api.github.com/2>; rel="next""#, "1"),
        ] as [(String?, String?)])
    func next_isFound(header: String?, expected: String?) throws {
        #expect(try next(header) == expected.map { "https://api.github.com/\($0)" })
    }

    @Test func lastPage_isTold() throws {
        let page = try #require(URL(string: "https://api.github.com/a"))
        #expect(
            LinkHeader(#"<https://api.github.com/a?per_page=5&page=23>; rel="last""#).lastPage(relativeTo: page) == 23)
        #expect(LinkHeader(#"<https://api.github.com/a?page=x>; rel="last""#).lastPage(relativeTo: page) == nil)
        #expect(LinkHeader(nil).lastPage(relativeTo: page) == nil)
    }
}
