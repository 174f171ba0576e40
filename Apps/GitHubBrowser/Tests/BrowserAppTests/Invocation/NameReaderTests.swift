// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserApp

@Suite struct NameReaderTests {
    private let names = NameReader(pages: PageHosts(host: "github.com", standsForGitHub: false))

    @Test(arguments: [
        "a/b", "a/b.git", "https://github.com/a/b", "https://github.com/a/b/releases/tag/v1",
        "https://www.github.com/a/b", "github.com/a/b", "git@github.com:a/b.git",
        "https://github.com/a/b/issues/5", "https://github.com/a/b/issues?q=is:open",
        "https://github.com/a/b/releases/latest", "https://github.com/a/b/blob/main/README.md?plain=1#x",
    ])
    func repository_isReadFromNamesAndAddresses(text: String) throws {
        #expect(try names.repository(text).description == "a/b")
    }

    @Test(arguments: [
        "ada", "https://github.com/ada", "https://github.com/orgs/ada", "https://github.com/orgs/ada/repositories",
        "https://github.com/orgs/ada/people",
    ])
    func account_isReadFromNamesAndAddresses(text: String) throws {
        #expect(try names.account(text).login == "ada")
    }

    @Test(
        arguments: [
            ("a/b", "5", 5), ("a/b", "#5", 5), ("https://github.com/a/b/issues/5", nil, 5),
            ("https://github.com/a/b/pull/6", nil, 6), ("https://github.com/a/b/issues/5", "7", 7),
        ] as [(String, String?, Int)])
    func issue_isReadFromNamesAndAddresses(text: String, number: String?, expected: Int) throws {
        let (name, found) = try names.issue(text, number: number)
        #expect(name.description == "a/b")
        #expect(found == expected)
    }

    @Test(
        arguments: [
            ("a/b", nil, nil), ("a/b", "v1", "v1"), ("https://github.com/a/b/releases/tag/cups%2Fv1", nil, "cups/v1"),
            ("https://github.com/a/b/releases/tag/v1?x", nil, "v1"),
            ("https://github.com/a/b/releases/latest", nil, nil),
        ] as [(String, String?, String?)])
    func release_isReadFromNamesAndAddresses(text: String, tag: String?, expected: String?) throws {
        let (name, found) = try names.release(text, tag: tag)
        #expect(name.description == "a/b")
        #expect(found == expected)
    }

    private func failure(_ work: () throws -> Void) -> String? {
        let failure = #expect(throws: BrowserFailure.self) { try work() }
        #expect(failure?.status == .usage)
        return failure?.description
    }

    @Test func name_thatIsNoneIsRefusedWithAnExample() {
        #expect(
            failure { _ = try names.account("a/b") } == """
                'a/b' is not the name of an account
                  write the login of an organisation or a user, such as swiftlang
                """)
        #expect(
            failure { _ = try names.repository("../b") } == """
                '../b' is not the name of a repository
                  write OWNER/REPO, such as swiftlang/swift
                """)
        #expect(
            failure { _ = try names.issue("a/b", number: nil) } == """
                the issue number is missing
                  write OWNER/REPO NUMBER, such as swiftlang/swift 5, or the URL of the issue
                """)
        #expect(
            failure { _ = try names.issue("a/b", number: "-5") } == """
                '-5' is not an issue number
                  write a number such as 5
                """)
    }

    @Test func address_onAnotherHostNamesTheWayThere() {
        #expect(
            failure { _ = try names.repository("https://ghe.example/a/b") } == """
                'https://ghe.example/a/b' is on ghe.example, but ghb is using github.com
                  use --host ghe.example
                """)
    }

    /// A server in GitHub's place answers with addresses of GitHub's pages.
    @Test func address_onGitHub_isTaken_byAnAPIAtAnAddressOfItsOwn() throws {
        let names = NameReader(pages: PageHosts(host: "127.0.0.1:8080", standsForGitHub: true))
        #expect(try names.repository("https://github.com/a/b").description == "a/b")
        #expect(try names.repository("http://127.0.0.1:8080/a/b").description == "a/b")
        #expect(
            failure { _ = try names.repository("https://ghe.example/a/b") } == """
                'https://ghe.example/a/b' is on ghe.example, but ghb is using 127.0.0.1:8080
                  use --host ghe.example
                """)
    }
}
