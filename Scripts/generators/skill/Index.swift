// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The index of all pages: the articles in the order of the landing page, the guides, and the pages of the ids.
struct Index {
    var text: String {
        let landing = Article("\(Article.catalogue)/DI.md")
        let steps = [
            "1. Start", "2. Compose", "3. Lifetimes", "4. Test", "5. Configure", "6. Run", "7. Check", "8. Scale",
        ]
        var sections = steps.map { step in
            section(String(step.drop { $0 != " " }.dropFirst()), pages(in: landing.section(step), of: landing))
        }
        let properties = "Packages/DIProperties/Sources/DIProperties/DIProperties.docc"
        for name in ["Configuration", "SourcesAndValues", "LiveConfiguration"] {
            sections[4] += "\n" + entry(Article("\(properties)/\(name).md"))
        }
        let guides = Article("\(Article.catalogue)/GuidesFromOtherLibraries.md")
        let names = ["Containers", "Graphs and generators"].flatMap {
            pages(in: guides.section($0), of: guides)
        }
        sections.append(section("Guides from other libraries", names))
        sections.append(section("Diagnostics", Self.diagnostics))
        sections.append(
            """
            ## Optional

            - [How to bind, test, break a cycle and read a diagnostic](\(Skill.path)): the tasks on one page
            - [The JSON of a check](Documentation/check.schema.json): its schema, which refers to that of a graph
            - [The JSON of a graph](Documentation/graph.schema.json): bindings, edges, and diagnostics with id, place and fixes
            - [Architecture](ARCHITECTURE.md): the library, from a binding to an object
            - [Decisions](Documentation/Decisions/README.md): what was measured, decided and rejected
            - [Changes](CHANGELOG.md)
            """)
        return "# swift-di\n\n> \(landing.abstract)\n\n" + sections.joined(separator: "\n\n") + "\n"
    }

    /// The pages of the ids, sorted.
    static let diagnostics: [Article] = {
        let folder = GenerateSkill.root.appendingPathComponent(Article.diagnostics).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { Article("\(Article.diagnostics)/\($0)") }
    }()

    private func section(_ heading: String, _ pages: [Article]) -> String {
        "## \(heading)\n\n" + pages.map(entry).joined(separator: "\n")
    }

    private func entry(_ page: Article) -> String {
        "- [\(page.title)](\(page.path)): \(page.relinked(page.abstract, from: ""))"
    }

    private func pages(in lines: [String], of landing: Article) -> [Article] {
        let folder = (landing.path as NSString).deletingLastPathComponent
        return lines.compactMap { line in
            line.firstMatch(of: /^- \[.*\]\(([^)]+)\)$/).map { Article(Article.joined(folder, String($0.1))) }
        }
    }
}
