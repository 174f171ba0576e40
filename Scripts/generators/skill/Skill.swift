// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The page with the usual tasks. Its code and tables are those of the articles.
struct Skill {
    static let path: String = "Documentation/Skills/swift-di/SKILL.md"

    var text: String {
        """
        ---
        name: swift-di
        description: Bind, test, check and repair object graphs with the Swift package swift-di. Use it when code imports DI, \
        DIModules, DIAmbient, DITesting or DIProperties, or when a message has an id such as DI/MissingBinding.
        ---

        <!-- Written by Scripts/generators/skill.swift from the articles. Do not edit. -->

        # swift-di

        \(Article("\(Article.catalogue)/DI.md").abstract)

        1. Types take their dependencies as parameters of an initialiser, and don't import the library.
        2. A list binds each type in one line; a component makes it a program. Prefer a list to the steps of a binder.
        3. `validate()` in a test checks the graph. Add it with the first component, and run it after each change.
        4. A message names its id, the file and line of the binding, and the fix. Apply the fix, and check again: all mistakes are reported
           at once.

        ## Bind

        \(quote("ModulesAsValues", "The declarations"))

        \(quote("ModulesAsValues", "Components and modules that are lists", paragraphs: 0..<2))

        ## Take a dependency

        \(quote("FactoryParameters", "Overview", paragraphs: 0..<3))

        ## Choose a lifetime

        \(quote("ComponentsAndScopes", "Creation and lifetime of shared objects", paragraphs: 0..<1))

        ## Pass an argument at run time

        \(quote("RuntimeArguments", "Overview", paragraphs: 2..<3))

        ## Bind on the main actor, or what throws or awaits

        \(quote("AnAppOnTheMainActor", "Forgotten steps", paragraphs: 0..<2))

        ## Test

        \(quote("TestingWithOverrides", "Validate the graph"))

        \(quote("TestingWithOverrides", "Give each test case a graph", paragraphs: 0..<4))

        \(quote("TestingWithOverrides", "Give each test case a graph", paragraphs: 7..<8))

        ## Break a cycle

        \(reference(to: Article("\(Article.diagnostics)/DependencyCycle.md")))

        \(quote(Article("\(Article.diagnostics)/DependencyCycle.md"), "Fix"))

        ## Check a package

        \(quote("CheckingAPackage", "Overview", paragraphs: 0..<2))

        ## Read a diagnostic

        `swift package di explain ID` prints the page of an id, with an example and the fix.

        """
    }

    private func reference(to page: Article) -> String {
        "[\(page.title)](\(Article.relative(page.path, to: folder))): \(page.abstract)"
    }

    private var folder: String { (Self.path as NSString).deletingLastPathComponent }

    private func quote(_ name: String, _ heading: String, paragraphs: Range<Int>? = nil) -> String {
        quote(Article("\(Article.catalogue)/\(name).md"), heading, paragraphs: paragraphs)
    }

    private func quote(_ page: Article, _ heading: String, paragraphs: Range<Int>? = nil) -> String {
        var blocks = [[String]]()
        var isCode = false
        for line in page.section(heading) {
            if line.hasPrefix("```") { isCode.toggle() }
            if blocks.isEmpty || (line.isEmpty && !isCode) { blocks.append([]) }
            if !line.isEmpty || isCode { blocks[blocks.count - 1].append(line) }
        }
        let chosen = blocks[(paragraphs ?? blocks.indices).clamped(to: blocks.indices)]
        let quoted = chosen.map { $0.joined(separator: "\n") }
        // Links to symbols are a form of DocC.
        return page.relinked(quoted.joined(separator: "\n\n"), from: folder).replacing(/``([^`\n]+)``/) { "`\($0.1)`" }
    }
}
