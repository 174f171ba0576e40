// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@testable import DIRegistrar
@testable import DISyntax

/// What the plugin and the compiler say of marks; GuideTests runs the program of the page.
@Suite(.onOwnThreads) struct RegistrationTests {
    private static let pages: [String] = Problem.ID.allCases.map { String($0.rawValue.dropFirst("DI/".count)) }

    /// The first block of Swift on a page is a source, and the first block of text is what the plugin says of it.
    @Test(arguments: pages)
    func page_showsTheMistake_andItsText(_ name: String) throws {
        let page = try String(
            contentsOf: Build.project.appendingPathComponent("Documentation/Diagnostics/\(name).md"), encoding: .utf8)
        let source = try #require(block("swift", of: page))
        let file = TargetSources.File(path: "Sources/Shop/Machines.swift", source: Source(source))
        let problems = Registrar.run(TargetSources(name: "Shop", files: [file]), below: [], isPublic: true).problems
        #expect(problems.map { "\($0)\n" }.joined() == block("text", of: page))
    }

    private func block(_ language: String, of page: String) -> String? {
        let parts = page.components(separatedBy: "\n```\(language)\n")
        return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
    }

    /// The lexer reads no types: what doesn't fit is found by the compiler, at the declaration that is marked.
    @Test func mistakes_areFoundByTheCompiler_whereTheyAreMade() throws {
        let compiler = try Compiler()
        let file = compiler.folder.path("Parts.swift")
        try """
        import DI
        protocol Heater {}
        struct Boiler: Autowired { typealias BoundAs = any Heater }
        struct Pump: Autowired { init?(size: Int) { nil } }
        final class Grinder: Autowired { typealias SharedIn = Singleton; var size = 1 }
        struct Order: AutowiredFactory { init(number: Int) {} }
        enum Parts: AutowiredProviders {
            static func pump(_ a: Int) -> Double { 1 }
            static func pump(_ a: Double) -> Double { 1 }
        }
        struct Cup: Autowired { private typealias BoundAs = any Sendable }
        """.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try compiler.compile(RegisteredTarget([file]).write(for: compiler), mode: .swift6)
        let messages = Set(outcome.messages.map(\.description)).sorted()
        #expect(
            messages == [
                "Parts.swift:11: error: 'BoundAs' is inaccessible due to 'private' protection level",
                "Parts.swift:3: error: 'to(factory:)' is unavailable: the factory does not return the bound type",
                "Parts.swift:4: error: 'to(factory:)' is unavailable: the factory does not return the bound type",
                "Parts.swift:5: error: type 'Grinder' does not conform to the 'Sendable' protocol",
                "Parts.swift:6: error: 'to(factory:)' is unavailable: the factory takes Assisted<Seed> once, "
                    + "as its first or its last parameter, and returns the bound type",
                "Parts.swift:8: error: ambiguous use of 'pump'", "Parts.swift:9: error: ambiguous use of 'pump'",
            ])
    }
}
