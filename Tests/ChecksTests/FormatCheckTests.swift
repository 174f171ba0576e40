// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@Suite(.onOwnThreads) struct FormatCheckTests {
    static let path = "Packages/DICore/Sources/DICore/Cup.swift"

    private func makeCheckout(_ source: String) throws -> Checkout {
        let checkout = try Checkout(copying: ".swift-format", "Package.swift")
        try checkout.write(source, to: Self.path)
        return checkout
    }

    @Test func format_fails_thenIsRepaired() throws {
        let checkout = try makeCheckout("struct Cup{\n  let size:Int\n}\n")
        let found = try checkout.run("Scripts/checks/format")
        #expect(found.status == 1)
        #expect(found.errors.contains("Cup.swift:2:1: error: [Indentation]"))
        #expect(try checkout.run("Scripts/checks/format", "--fix").status == 0)
        #expect(try checkout.read(Self.path) == "struct Cup {\n    let size: Int\n}\n")
        #expect(try checkout.run("Scripts/checks/format").status == 0)
    }

    @Test func script_keepsItsFirstLine_andItsMode() throws {
        let checkout = try makeCheckout("struct Cup {}\n")
        try checkout.writeProgram("// A script.\n\nlet cups=2\nprint( cups )", to: "Scripts/count-cups.swift")
        let found = try checkout.run("Scripts/checks/format")
        #expect(found.errors.contains("count-cups.swift:4:9: error: [Spacing]"))
        #expect(try checkout.run("Scripts/checks/format", "--fix").status == 0)
        let script = "Scripts/count-cups.swift"
        #expect(try checkout.read(script) == "#!/bin/sh\n// A script.\n\nlet cups = 2\nprint(cups)\n")
        #expect(FileManager.default.isExecutableFile(atPath: checkout.folder.appendingPathComponent(script).path))
        #expect(try checkout.run("Scripts/checks/format").status == 0)
    }

    @Test func format_fails_forAnUndocumentedPublicDeclaration() throws {
        let checkout = try makeCheckout("public struct Cup {}\n")
        let found = try checkout.run("Scripts/checks/format")
        #expect(found.status == 1)
        #expect(found.errors.contains("Cup.swift:1:1: error: [AllPublicDeclarationsHaveDocumentation]"))
    }
}
