// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The pages of the ids. `Scripts/checks/links` follows the links of all pages.
@Suite struct PageLinkTests {
    @Test func everyId_hasAPage_thatIsListed_andLinkedFromTheCatalogue() throws {
        let project = Build.project
        let catalogue = project.appendingPathComponent("Packages/DI/Sources/DI/DI.docc")
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: project.appendingPathComponent("Documentation/Diagnostics").path)
        let links = try FileManager.default.contentsOfDirectory(
            atPath: catalogue.appendingPathComponent("Diagnostics").path)
        let list = try String(contentsOf: catalogue.appendingPathComponent("Diagnostics.md"), encoding: .utf8)
        let listed = list.matches(of: /- \[DI\/\w+\]\(\S+\/(\w+\.md)\)/).map { String($0.1) }
        let sources = try ["Packages", "Tools"].map(project.appendingPathComponent).flatMap { folder in
            try TemporaryFolder.files(below: folder).filter { $0.contains("Sources/") && !$0.contains(".build") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
        let ids = Set(sources.flatMap { $0.matches(of: /"DI\/(\w+)"/) }.map { "\($0.1).md" })
        #expect(ids.sorted() == pages.sorted())
        #expect(links.sorted() == pages.sorted())
        #expect(listed.sorted() == pages.sorted())
    }

    @Test func everyPageOfAnId_hasTheSameHeadings() throws {
        for page in try Page.all() where page.name.hasPrefix("Documentation/Diagnostics/") {
            let headings = page.text.matches(of: /(?m)^## (.+)$/).map { String($0.1) }
            #expect(headings == ["Meaning", "Example", "Fix", "When to allow it"], "\(page.name)")
        }
    }

    /// A page begins with the comment of its id's declaration, which says in addition that the id is that of an error.
    @Test func everyPageOfAnId_beginsWithTheCommentOfItsDeclaration() throws {
        let packages = Build.project.appendingPathComponent("Packages")
        var compared = 0
        let declaration =
            #/
            ///\ (?:An\ error(?:\ at\ run\ time)?:\ )?(?<sentence>.+)\n
            \ +public\ static\ let\ \w+:\ (?:Diagnostic\.)?ID\ =\ .*"DI/(?<name>\w+)"
            /#
        for file in TemporaryFolder.files(below: packages) where file.contains("/Sources/") && !file.contains(".build")
        {
            let source = try String(contentsOf: packages.appendingPathComponent(file), encoding: .utf8)
            for match in source.matches(of: declaration) {
                let page = try String(
                    contentsOf: Build.project.appendingPathComponent("Documentation/Diagnostics/\(match.name).md"),
                    encoding: .utf8)
                let sentence = match.sentence.prefix(1).uppercased() + match.sentence.dropFirst()
                #expect(page.hasPrefix("# DI/\(match.name)\n\n\(sentence)\n\n## Meaning\n"))
                compared += 1
            }
        }
        #expect(compared == 40)
    }
}
