// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct ImportsCheckTests {
    /// A layer, an import that it may not have, and those that it may have.
    struct Foreign: Sendable, CustomTestStringConvertible {
        let layer: String
        let statement: String
        let allowed: String
        var testDescription: String { "\(layer): \(statement)" }

        init(_ layer: String, _ statement: String, allowed: String) {
            (self.layer, self.statement, self.allowed) = (layer, statement, allowed)
        }

        /// The module, of which the last word may name a declaration.
        var module: Substring? { statement.split(separator: " ").last?.prefix { $0 != "." } }
    }

    static let foreign = [
        Foreign("DICore", "import Foundation", allowed: "Synchronization"),
        Foreign("DICore", "import struct Foundation.URL", allowed: "Synchronization"),
        Foreign("DICore", "public import DIBinding", allowed: "Synchronization"),
        Foreign("DIValidation", "import Foundation", allowed: "DICore Synchronization"),
        Foreign(
            "DIGraphTools", "import Foundation",
            allowed: "DICore DIValidation DIBinding DIDiagnostics FoundationEssentials else:Foundation Synchronization"),
        Foreign("DIBinding", "import FoundationEssentials", allowed: "DICore DIValidation Synchronization"),
        Foreign("DIBinding", "import DIGraphTools", allowed: "DICore DIValidation Synchronization"),
        Foreign("DIAssisted", "internal import Foundation", allowed: "DICore DIValidation DIBinding Synchronization"),
        Foreign("DIBinding", "@_exported import DIAssisted", allowed: "DICore DIValidation Synchronization"),
        // An app links what it imports: only DITesting may have the test library.
        Foreign("DIAmbient", "import Testing", allowed: "DICore DIValidation DIBinding DIModules Synchronization"),
        Foreign("DI", "@_exported import DITesting", allowed: "DICore DIValidation DIBinding DIAssisted"),
        Foreign("DIAssisted", "@_spi(Engine) import DI", allowed: "DICore DIValidation DIBinding Synchronization"),
    ]

    @Test(arguments: foreign)
    func scan_fails_forAForeignImport(foreign: Foreign) throws {
        let checkout = try Checkout()
        let path = "Packages/\(foreign.layer)/Sources/\(foreign.layer)/Cup.swift"
        try checkout.write("// A cup.\n\(foreign.statement)\n", to: path)
        let result = try checkout.run("Scripts/checks/imports", "--scan-only")
        let errors = """
            \(path):2: import of \(foreign.module ?? ""): \(foreign.layer) may import only: \(foreign.allowed)
            check-imports: 1 files, problems: 1

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }

    private static let essentials = """
        #if canImport(FoundationEssentials)
        import FoundationEssentials
        #else
        import Foundation
        #endif

        """

    @Test func scan_passes_forFoundation_whereEssentialsAreMissing() throws {
        let checkout = try Checkout()
        try checkout.write(Self.essentials, to: "Packages/DIGraphTools/Sources/DIGraphTools/Cup.swift")
        #expect(try checkout.run("Scripts/checks/imports", "--scan-only").status == 0)
    }

    /// The layers that a program links which only builds objects.
    @Test(arguments: ["DICore", "DIValidation", "DIBinding", "DIAssisted"])
    func scan_fails_forFoundation_whereObjectsAreBuilt(layer: String) throws {
        let checkout = try Checkout()
        try checkout.write(Self.essentials, to: "Packages/\(layer)/Sources/\(layer)/Cup.swift")
        let result = try checkout.run("Scripts/checks/imports", "--scan-only")
        #expect(result.status == 1)
        #expect(result.errors.contains("Cup.swift:2: import of FoundationEssentials\n"))
        #expect(result.errors.contains("Cup.swift:4: import of Foundation: \(layer) may import only: "))
    }

    @Test func build_fails_forAnImportThatTheTargetDoesNotDeclare() throws {
        let checkout = try Checkout()
        try checkout.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "cups", targets: [
                .target(name: "DICore", path: "Packages/DICore/Sources/DICore"),
                .target(name: "DIBinding", path: "Packages/DIBinding/Sources/DIBinding"),
            ])
            """, to: "Package.swift")
        try checkout.write("public struct Cup {}\n", to: "Packages/DICore/Sources/DICore/Cup.swift")
        try checkout.write("import DICore\n", to: "Packages/DIBinding/Sources/DIBinding/Tray.swift")
        let result = try checkout.run("Scripts/checks/imports")
        let errors = """
            check-imports: building with --explicit-target-dependency-import-check error
            error: Target DIBinding imports another target (DICore) in the package without declaring it a dependency.
            check-imports: 2 files, problems: 1

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }
}
