// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@Suite struct NameTests {
    @Test(arguments: ["coffee-works", "A1", "shipit[bot]", "managed_user", "0"])
    func account_takesLogins(text: String) { #expect(AccountName(text)?.login == text) }

    @Test(arguments: ["", "a/b", "a b", "..", "a?b", "a%2Fb", "[bot]", "ä", "a\n", "https://github.com/a"])
    func account_refusesWhatWouldChangeAnAddress(text: String) { #expect(AccountName(text) == nil) }

    @Test func repository_takesOwnerAndName() throws {
        let name = try #require(RepositoryName("coffee-works/.github"))
        #expect([name.owner, name.name, name.description] == ["coffee-works", ".github", "coffee-works/.github"])
    }

    @Test(arguments: ["", "a", "a/", "/b", "a/b/c", "a/..", "a/.", "a/b?c", "a b/c"])
    func repository_refusesAnythingElse(text: String) { #expect(RepositoryName(text) == nil) }
}
