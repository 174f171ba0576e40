// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct FailureClassifierTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let status: Int
        var headers: HeaderFields = [:]
        var body = #"{"message":"Oops"}"#
        var token: String?
        let exit: ProgramStatus
        let text: String

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "who asks", status: 401, exit: .authentication,
            text: """
                api.github.com/orgs/a requires authentication (401)
                  set GH_TOKEN to a token from https://github.com/settings/tokens
                """),
        Case(
            name: "bad token", status: 401, token: "t", exit: .authentication,
            text: """
                the token was refused (401)
                  it may be mistyped, expired or revoked; set GH_TOKEN to a new one from https://github.com/settings/tokens
                """),
        Case(
            name: "permission", status: 403, token: "t", exit: .authentication,
            text: """
                access to api.github.com/orgs/a is forbidden (403): Oops
                  the token lacks a permission, or the organisation has not approved it
                """),
        Case(
            name: "not found", status: 404, exit: .notFound,
            text: """
                api.github.com/orgs/a was not found (404): Oops
                  it may not exist, or may be private and require a token: set GH_TOKEN
                """),
        Case(
            name: "gone", status: 410, body: #"{"message":"Issues has been disabled"}"#, exit: .notFound,
            text: """
                api.github.com/orgs/a is gone (410): Issues has been disabled
                  it was deleted or disabled; trying again will not help
                """),
        Case(
            name: "nothing in it", status: 204, body: "", exit: .failure,
            text: """
                api.github.com/orgs/a is empty (204)
                  the repository is empty; try again once something has been pushed to it
                """),
        Case(
            name: "no commit", status: 409, body: #"{"message":"Git Repository is empty.","status":"409"}"#,
            exit: .failure,
            text: """
                api.github.com/orgs/a is empty (409): Git Repository is empty.
                  the repository is empty; try again once something has been pushed to it
                """),
        Case(
            name: "unprocessable", status: 422,
            body:
                #"{"message":"Validation Failed","errors":["bad q",{"resource":"Search","field":"q","code":"missing"}]}"#,
            exit: .failure,
            text: """
                api.github.com/orgs/a rejected the request (422): Validation Failed: bad q; Search q missing
                  check the names, numbers and search terms of the request
                """),
        Case(
            name: "legal", status: 451, body: #"{"message":"Repository access blocked"}"#, exit: .failure,
            text: """
                api.github.com/orgs/a is not available for legal reasons (451): Repository access blocked
                  see the notices at https://github.com/github/dmca
                """),
        Case(
            name: "trouble with a page", status: 502, body: "<html>Bad Gateway</html>", exit: .failure,
            text: """
                api.github.com reported a server error (502)
                  try again later; see https://www.githubstatus.com for outages
                """),
        Case(
            name: "page instead of JSON", status: 200, body: "\n <html>", exit: .failure,
            text: """
                api.github.com/orgs/a returned a web page (HTML) instead of JSON
                  is this the address of the API? see --api-url; a proxy or a login page may be in the way
                """),
        Case(
            name: "nothing instead of JSON", status: 200, body: "", exit: .failure,
            text: """
                api.github.com/orgs/a returned an empty body instead of JSON
                  is this the address of the API? see --api-url; a proxy or a login page may be in the way
                """),
        Case(
            name: "redirect to nowhere", status: 302, exit: .failure,
            text: """
                api.github.com/orgs/a rejected the request (302): Oops
                  is this the address of the API? see --api-url
                """),
    ]

    private func classifier(
        token: String?, source: DataSource = .github, host: String = "github.com"
    ) throws -> FailureClassifier {
        let zone = try #require(TimeZone(secondsFromGMT: 7_200))
        return FailureClassifier(
            clock: SystemClock(at: Bench.start), time: LocalTime(zone: zone),
            credentials: Credentials(host: host, token: token), source: source)
    }

    private func url() throws -> URL { try #require(URL(string: "https://api.github.com/orgs/a?per_page=100")) }

    @Test(arguments: cases)
    func answer_isClassified(example: Case) throws {
        let response = HTTPResponse(status: example.status, headers: example.headers, body: Data(example.body.utf8))
        let failure = try classifier(token: example.token).failure(of: response, from: url())?.failure
        #expect(failure?.status == example.exit)
        #expect(failure?.description == example.text)
    }

    /// The demo was said to reject the request.
    @Test func demoData_hasNoAnswer() throws {
        let response = HTTPResponse(status: 422, body: Data(#"{"message": "Validation Failed"}"#.utf8))
        let failure = try classifier(token: nil, source: .demo(owner: "coffee-works")).failure(
            of: response, from: url())
        #expect(
            failure?.failure.description == """
                the demo data has no answer (422): Validation Failed
                  it is about 'coffee-works' only; ask GitHub itself with --live
                """)
    }

    @Test func demoData_namesTheWayOut() throws {
        let response = HTTPResponse(status: 404)
        let failure = try classifier(token: nil, source: .demo(owner: "coffee-works")).failure(
            of: response, from: url())
        #expect(
            failure?.about("account 'octocat'").failure.description == """
                account 'octocat' is missing: it is not in the demo data
                  this is demo data, about 'coffee-works' only; ask GitHub itself with --live
                """)
    }

    @Test(arguments: [
        (
            TransportFailure(.refused),
            """
            cannot connect to https://api.github.com:443: connection refused
              check the network, and the address given by --api-url, --host or GHB_API_URL
            """
        ),
        (
            TransportFailure(.unknownHost),
            """
            cannot connect to https://api.github.com:443: unknown host
              check the network, and the address given by --api-url, --host or GHB_API_URL
            """
        ),
        (
            TransportFailure(.timedOut),
            """
            https://api.github.com:443 did not answer in time
              try again, or set a longer --timeout
            """
        ),
        (
            TransportFailure(.refused, detail: "HTTPS_PROXY is set"),
            """
            cannot connect to https://api.github.com:443: connection refused (HTTPS_PROXY is set)
              check the network, and the address given by --api-url, --host or GHB_API_URL
            """
        ),
        (
            TransportFailure(.timedOut, detail: "HTTPS_PROXY is set"),
            """
            https://api.github.com:443 did not answer in time (HTTPS_PROXY is set)
              try again, or set a longer --timeout
            """
        ),
        (
            TransportFailure(.noLibrary, detail: "libcurl isn't installed"),
            """
            cannot send requests: libcurl isn't installed
              install it: the package libcurl4 of Debian and Ubuntu, libcurl of others
            """
        ),
        (
            TransportFailure(.other, detail: "no route"),
            """
            the request to https://api.github.com:443 failed: no route
              check the network and try again
            """
        ),
        (
            TransportFailure(.interrupted),
            """
            the response from api.github.com/orgs/a was cut off
              try again; the cause may be a proxy or an unstable network
            """
        ),
        (
            TransportFailure(.tooLarge, detail: "it has more than 64 MB"),
            """
            the response from api.github.com/orgs/a is too large: it has more than 64 MB
              is this the address of the API? see --api-url
            """
        ),
    ])
    func lackOfAnAnswer_isClassified(failure: TransportFailure, text: String) throws {
        let failure = try classifier(token: nil).failure(failure, from: url()).failure
        #expect(failure.status == .failure)
        #expect(failure.description == text)
    }

    @Test(
        arguments: [
            (
                720, false, nil,
                """
                Rate limited until 17:18 (in 12 min) by api.github.com
                  try again then, or let the program wait with --wait
                  with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60
                """
            ),
            (
                45, true, nil,
                """
                Rate limited for sending requests too fast until 17:07 (in 45 s) by api.github.com
                  try again then, or let the program wait with --wait
                """
            ),
            (
                3_600, false, "t",
                """
                Rate limited until 18:06 (in 60 min) by api.github.com
                  try again then, or let the program wait with --wait
                """
            ),
        ] as [(Double, Bool, String?, String)])
    func limit_isToldInTheTimeOfTheUser(wait: Double, isSecondary: Bool, token: String?, text: String) throws {
        let block = LimitBlock(
            resource: "core", until: Bench.start.addingTimeInterval(wait), isSecondary: isSecondary)
        let failure = try classifier(token: token).failure(block, from: url())
        #expect(failure.failure.status == .rateLimited)
        #expect(failure.retryAt == block.until)
        #expect(failure.failure.description == text)
    }

    @Test(arguments: [
        ("https://api.github.com", "https://github.com", "GH_TOKEN"),
        ("https://api.octo.ghe.com", "https://octo.ghe.com", "GH_TOKEN"),
        ("https://ghe.example:8443/api/v3", "https://ghe.example:8443", "GH_ENTERPRISE_TOKEN"),
        ("http://[::1]:8080", "http://[::1]:8080", "GH_TOKEN"), ("http://localhost:80", "http://localhost", "GH_TOKEN"),
        ("https://api.example", "https://api.example", "GH_TOKEN"),
    ])
    func advice_namesThePagesOfTheServerThatWasAsked(api: String, pages: String, variable: String) throws {
        let host = variable == "GH_TOKEN" ? (api.contains("ghe.com") ? "octo.ghe.com" : "github.com") : "ghe.example"
        let url = try #require(URL(string: api + "/orgs/a"))
        let refused = HTTPResponse(status: 401)
        #expect(
            try classifier(token: nil, host: host).failure(of: refused, from: url)?.failure.advice
                == ["set \(variable) to a token from \(pages)/settings/tokens"])
        #expect(
            try classifier(token: "t", host: host).failure(of: refused, from: url)?.failure.advice == [
                "it may be mistyped, expired or revoked; set \(variable) to a new one from \(pages)/settings/tokens"
            ])
    }

    @Test func advice_leavesOutWhatIsTrueOfGitHubAlone() throws {
        let url = try #require(URL(string: "http://127.0.0.1:8080/orgs/a"))
        let block = LimitBlock(resource: "core", until: Bench.start.addingTimeInterval(60), isSecondary: false)
        let classifier = try classifier(token: nil)
        #expect(
            classifier.failure(block, from: url).failure.advice
                == ["try again then, or let the program wait with --wait"])
        #expect(
            [451, 500].map { classifier.failure(of: HTTPResponse(status: $0), from: url)?.failure.advice } == [
                ["ask the server's administrator for the reason"], ["try again later"],
            ])
    }

    @Test func rawFile_mayHoldAnything() throws {
        for body in ["", "# Coffee", "<html>"] {
            let response = HTTPResponse(status: 200, body: Data(body.utf8))
            #expect(try classifier(token: nil).failure(of: response, from: url(), as: .raw) == nil)
        }
    }

    @Test func success_isNoFailure() throws {
        let classifier = try classifier(token: nil)
        for body in ["{}", "[]", " \n[1]"] {
            #expect(classifier.failure(of: HTTPResponse(status: 200, body: Data(body.utf8)), from: try url()) == nil)
        }
    }

    @Test func kind_hasItsProgramStatus() {
        #expect(
            APIFailure.Kind.allCases.map(\.status) == [
                .failure, .failure, .authentication, .authentication, .rateLimited, .failure, .notFound, .notCached,
                .failure, .failure, .cancelled,
            ])
    }
}
