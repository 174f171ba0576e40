// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FakeGitHub

@Suite struct ServedRequestTests {
    @Test func logLine_isOneLineOfJSON_withoutHeaders() {
        let request = ServedRequest(
            method: "GET", path: "/orgs/coffee-works/members?per_page=100",
            headers: ["authorization": "Bearer secret"], status: 200, file: "members.json")
        #expect(
            request.logLine
                == #"{"file":"members.json","method":"GET","path":"/orgs/coffee-works/members?per_page=100","status":200}"#
        )
    }

    @Test func logLine_saysNull_whenNothingWasRecorded() {
        let request = ServedRequest(method: "GET", path: "/", headers: [:], status: 404, file: nil)
        #expect(request.logLine == #"{"file":null,"method":"GET","path":"/","status":404}"#)
    }

    @Test func logLine_escapesWhatCouldBreakIt() {
        let request = ServedRequest(
            method: "GET", path: "/\"\\\u{1B}\n\u{85}\u{2028}é", headers: [:], status: 404, file: nil)
        #expect(
            request.logLine == #"{"file":null,"method":"GET","path":"/\"\\\u001b\n é","status":404}"#)
    }
}
