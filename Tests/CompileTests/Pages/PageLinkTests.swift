// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The targets of links in the project's own pages. DocC checks the links within the catalogues.
@Suite struct PageLinkTests {
    private static let pages: [String] = [
        "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "Benchmarks/README.md", "Documentation/Decisions/README.md",
        "Apps/Quickstart/README.md", "Apps/CoffeeCounter/README.md", "Apps/GitHubBrowser/README.md",
        "Apps/GitHubBrowser/Documentation/Architecture.md", "Apps/GitHubBrowser/Documentation/Configuration.md",
    ]

    @Test(arguments: pages)
    func links_leadSomewhere(_ page: String) throws {
        let file = Build.project.appendingPathComponent(page)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(deadLinks(in: text, beside: file.deletingLastPathComponent()) == [])
    }

    @Test func everyId_hasAPage_thatIsListed_andLinkedFromTheCatalogue() throws {
        let project = Build.project
        let catalogue = project.appendingPathComponent("Packages/DI/Sources/DI/DI.docc")
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: project.appendingPathComponent("Documentation/Diagnostics").path)
        let links = try FileManager.default.contentsOfDirectory(
            atPath: catalogue.appendingPathComponent("Diagnostics").path)
        let list = try String(contentsOf: catalogue.appendingPathComponent("Diagnostics.md"), encoding: .utf8)
        let listed = list.matches(of: /- <doc:(\w+)>/).map { String($0.1) + ".md" }
        #expect(links.sorted() == pages.sorted())
        #expect(listed.sorted() == pages.sorted())
    }

    @Test func everyPageOfAnId_hasTheSameHeadings() throws {
        for page in try Page.all() where page.name.hasPrefix("Documentation/Diagnostics/") {
            let headings = page.text.matches(of: /(?m)^## (.+)$/).map { String($0.1) }
            #expect(headings == ["Meaning", "Example", "Fix", "When to allow it"], "\(page.name)")
        }
    }

    @Test func deadLink_isFound() {
        let text =
            "[here](README.md), [not](NOWHERE.md#part), ![nor](Images/x.png), [web](https://swift.org), [part](#a)"
        #expect(deadLinks(in: text, beside: Build.project) == ["NOWHERE.md", "Images/x.png"])
    }

    /// Returns the targets of links, then those of pictures in HTML, that are no file beside the page.
    private func deadLinks(in text: String, beside folder: URL) -> [String] {
        let links = text.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }
        let pictures = text.matches(of: /src(?:set)?="([^"]+)"/).map { String($0.1) }
        return (links + pictures)
            .filter { !$0.contains("://") && !FileManager.default.fileExists(atPath: folder.path + "/" + $0) }
    }
}
