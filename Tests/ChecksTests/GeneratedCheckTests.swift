// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@Suite(.onOwnThreads) struct GeneratedCheckTests {
    private func makeCheckout() throws -> Checkout {
        let checkout = try Checkout(copying: "Package.swift", "Package@swift-6.2.swift")
        for file in Checkout.files(below: "Packages", suffix: ".generated.swift") {
            let text = try String(contentsOf: Checkout.project.appending(path: file), encoding: .utf8)
            try checkout.write(text, to: file)
        }
        return checkout
    }

    // One run, because each compiles the generators. `make check` passes the files as they stand.
    @Test func generated_fails_whenAFileWasTouched_isMissing_orIsTooMuch() throws {
        let checkout = try makeCheckout()
        let files = Checkout.files(below: "Packages", suffix: ".generated.swift")
        let (touched, missing) = (try #require(files.first), try #require(files.last))
        let tooMuch = touched.replacing(".generated.swift", with: "More.generated.swift")
        try checkout.edit(touched) { $0 += "// by hand\n" }
        try checkout.remove(missing)
        try checkout.write("let more = 1\n", to: tooMuch)
        try checkout.edit("Package.swift") { $0 += "package.name = \"cup\"\n" }
        let result = try checkout.run("Scripts/checks/generated")
        #expect(result.status == 1)
        let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
        #expect(result.errors.contains("< // by hand\n"))
        #expect(result.errors.contains(": \(name(missing))\n"))
        #expect(result.errors.contains(": \(name(tooMuch))\n"))
        // The second manifest is written from the first.
        #expect(result.errors.contains("> package.name = \"cup\"\n"))
        #expect(
            result.errors.contains(
                "check-generated: templates and generated files don't match; run 'make generate'\n"))
    }

    /// Returns a checkout with the articles, the pages of the ids, and what is written from them.
    private func makeCheckoutWithArticles() throws -> Checkout {
        let checkout = try makeCheckout()
        let pages =
            Checkout.files(below: "Packages", suffix: ".md") + Checkout.files(below: "Documentation", suffix: ".md")
        for file in pages + ["llms.txt"] {
            let text = try String(contentsOf: Checkout.project.appending(path: file), encoding: .utf8)
            try checkout.write(text, to: file)
        }
        return checkout
    }

    @Test func generated_fails_whenAnArticleChangedWithoutWhatAssistantsRead() throws {
        let checkout = try makeCheckoutWithArticles()
        try checkout.edit("Documentation/Diagnostics/DependencyCycle.md") {
            $0.replace("Objects depend on each other", with: "Cups depend on each other")
        }
        try checkout.edit("Packages/DI/Sources/DI/DI.docc/ModulesAsValues.md") {
            $0.replace(
                "a module that is included with `when: .profile", with: "a cup that is included with `when: .profile")
        }
        let result = try checkout.run("Scripts/checks/generated")
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix(
                """
                generate-skill: llms.txt doesn't match the articles; run 'make generate'
                generate-skill: Documentation/Skills/swift-di/SKILL.md doesn't match the articles; run 'make generate'

                """))
    }
}
