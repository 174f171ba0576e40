// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FakeGitHub

@Suite struct AddressStageTests {
    static let texts: [(String, String)] = [
        (#"{"url":"https://api.github.com/users/ada{/id}"}"#, #"{"url":"http://127.0.0.1:9/users/ada{/id}"}"#),
        (#"{"url":"https:\/\/api.github.com\/users\/ada"}"#, #"{"url":"http:\/\/127.0.0.1:9\/users\/ada"}"#),
        ("https://api.github.com", "http://127.0.0.1:9"),
        ("https://api.github.com?a https://api.github.com.", "http://127.0.0.1:9?a http://127.0.0.1:9."),
        ("https://github.com/ada", "https://github.com/ada"),
        ("flat white ☕️, \u{1B}[31m", "flat white ☕️, \u{1B}[31m"),
        ("", ""),
    ]

    @Test(arguments: texts) func recordedOrigin_isReplaced_andNoOther(_ text: String, _ expected: String) {
        #expect(AddressStage.replaceRecorded(in: text, with: "http://127.0.0.1:9") == expected)
    }

    @Test func links_locations_andBodies_areRewritten_andOtherHeadersAreNot() async {
        var exchange = Exchange(
            path: "/orders", status: 301,
            headers: ["Location": "https://api.github.com/a", "x-about": "https://api.github.com/b"],
            body: "https://api.github.com/c")
        exchange.headers["link"] = [
            #"<https://api.github.com/orders?page=2>; rel="next", <https://api.github.com/orders?page=3>; rel="last""#,
            #"<https://api.github.com/d>; rel="deprecation""#,
        ]
        let stage = AddressStage(address: "http://127.0.0.1:0")
        stage.use("http://127.0.0.1:9")
        let recorded = OutgoingResponse(exchange)
        let request = IncomingRequest(method: "GET", path: "/orders", headers: [:])
        let answer = await stage.respond(to: request) { _ in recorded }
        #expect(answer.status == 301)
        #expect(answer.body == "http://127.0.0.1:9/c")
        #expect(
            answer.headers == [
                "Location": ["http://127.0.0.1:9/a"],
                "x-about": ["https://api.github.com/b"],
                "link": [
                    #"<http://127.0.0.1:9/orders?page=2>; rel="next", <http://127.0.0.1:9/orders?page=3>; rel="last""#,
                    #"<http://127.0.0.1:9/d>; rel="deprecation""#,
                ],
            ])
    }
}
