// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// Answers with a byte or a number that no decoder can read.
@Suite struct BrokenTextTests {
    private func ghb(_ arguments: [String], _ path: String, _ body: [UInt8]) async -> World.Ending {
        let answer = HTTPResponse(status: 200, headers: [:], body: Data(body))
        return await World(transport: Answers([path: answer])).ghb(arguments, variables: ["GH_TOKEN": "secret"])
    }

    @Test func invalidByte_costsItsLetter() async {
        let body = Array(#"[{"id":1,"full_name":"a/b","description":"Caf"#.utf8) + [0xE9] + Array(#" noir"}]"#.utf8)
        let ending = await ghb(["repos", "a", "--json=fullName,description"], "/orgs/a/repos?per_page=100", body)
        #expect(ending == .quiet("[\n{\"fullName\":\"a/b\",\"description\":\"Caf\u{FFFD} noir\"}\n]\n"))
    }

    @Test(arguments: ["1e400", "-1e999999", "99999999999999999999", "1.5"])
    func impossibleNumber_costsItsField(number: String) async {
        let body = #"[{"id":1,"full_name":"a/b","stargazers_count":\#(number),"score":\#(number),"language":"C"}]"#
        let ending = await ghb(
            ["repos", "a", "--json=fullName,stars,language"], "/orgs/a/repos?per_page=100", Array(body.utf8))
        #expect(ending == .quiet("[\n{\"fullName\":\"a/b\",\"stars\":null,\"language\":\"C\"}\n]\n"))
    }

    @Test func impossibleNumber_whereOneIsRequired_costsItsRow() async {
        let body = #"[{"id":1e400,"login":"a"},{"id":2,"login":"b"}]"#
        let ending = await ghb(["members", "a"], "/orgs/a/members?per_page=100", Array(body.utf8))
        #expect(ending.status == .success && ending.output.hasPrefix("b\t"))
        #expect(
            ending.lines.count == 1
                && ending.lines[0].hasPrefix("ghb: warning: /orgs/a/members: element 0 was left out"))
    }
}
