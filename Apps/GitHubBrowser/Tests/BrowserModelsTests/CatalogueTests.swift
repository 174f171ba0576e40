// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@Suite struct CatalogueTests {
    @Test func fields_areThoseOfTheDocumentation() {
        let repository = """
            name fullName description url homepage language license stars forks watchers openIssues topics archived \
            fork private visibility defaultBranch createdAt updatedAt pushedAt
            """
        #expect(Catalogue.repositories.names.joined(separator: " ") == repository)
        #expect(Catalogue.members.names.joined(separator: " ") == "login id type url avatarUrl siteAdmin")
        let organization = "login id name description url blog location email publicRepos followers createdAt"
        #expect(Catalogue.organizations.names.joined(separator: " ") == organization)
    }

    @Test func columns_areFields() {
        #expect(Catalogue.repositories.columns == ["fullName", "description", "stars", "language", "pushedAt"])
        #expect(Catalogue.members.columns == ["login", "type", "url"])
        #expect(Set(Catalogue.organizations.columns).isSubset(of: Catalogue.organizations.names))
    }
}
