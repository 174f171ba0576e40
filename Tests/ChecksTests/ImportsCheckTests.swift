// SPDX-License-Identifier: Apache-2.0

import OwnThreads
import Testing

@Suite(.onOwnThreads) struct ImportsCheckTests {
    /// An import that a layer may not have.
    struct Foreign: Sendable, CustomTestStringConvertible {
        let layer: String
        let statement: String
        let module: String
        let allowed: String
        var testDescription: String { "\(layer): \(statement)" }
    }

    static let foreign = [
        Foreign(layer: "DICore", statement: "import Foundation", module: "Foundation", allowed: "Synchronization"),
        Foreign(
            layer: "DICore", statement: "import struct Foundation.URL", module: "Foundation", allowed: "Synchronization"
        ),
        Foreign(layer: "DICore", statement: "public import DIBinding", module: "DIBinding", allowed: "Synchronization"),
        Foreign(
            layer: "DIValidation", statement: "import Foundation", module: "Foundation",
            allowed: "DICore Synchronization"),
        Foreign(
            layer: "DIGraphTools", statement: "import Foundation", module: "Foundation",
            allowed: "DICore DIValidation DIBinding DIDiagnostics FoundationEssentials else:Foundation Synchronization"),
        Foreign(
            layer: "DIBinding", statement: "import FoundationEssentials", module: "FoundationEssentials",
            allowed: "DICore DIValidation Synchronization"),
        Foreign(
            layer: "DIBinding", statement: "import DIGraphTools", module: "DIGraphTools",
            allowed: "DICore DIValidation Synchronization"),
        Foreign(
            layer: "DIAssisted", statement: "internal import Foundation", module: "Foundation",
            allowed: "DICore DIValidation DIBinding Synchronization"),
        Foreign(
            layer: "DIBinding", statement: "@_exported import DIAssisted", module: "DIAssisted",
            allowed: "DICore DIValidation Synchronization"),
        // An app links what it imports: only DITesting may have the test library.
        Foreign(
            layer: "DIAmbient", statement: "import Testing", module: "Testing",
            allowed: "DICore DIValidation DIBinding DIModules Synchronization"),
        Foreign(
            layer: "DI", statement: "@_exported import DITesting", module: "DITesting",
            allowed: "DICore DIValidation DIBinding DIAssisted"),
        Foreign(
            layer: "DIAssisted", statement: "@_spi(Engine) import DI", module: "DI",
            allowed: "DICore DIValidation DIBinding Synchronization"),
    ]

    @Test(arguments: foreign)
    func scan_fails_forAForeignImport(foreign: Foreign) throws {
        let checkout = try Checkout()
        let path = "Packages/\(foreign.layer)/Sources/\(foreign.layer)/Cup.swift"
        try checkout.write("// A cup.\n\(foreign.statement)\n", to: path)
        let result = try checkout.run("Scripts/checks/imports", "--scan-only")
        let errors = """
            \(path):2: import of \(foreign.module): \(foreign.layer) may import only: \(foreign.allowed)
            check-imports: 1 files, problems: 1

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }

    @Test func scan_passes_forFoundation_whereEssentialsAreMissing() throws {
        let checkout = try Checkout()
        try checkout.write(
            """
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif

            """, to: "Packages/DIGraphTools/Sources/DIGraphTools/Cup.swift")
        #expect(try checkout.run("Scripts/checks/imports", "--scan-only").status == 0)
    }

    /// The layers that a program links which only builds objects.
    @Test(arguments: ["DICore", "DIValidation", "DIBinding", "DIAssisted"])
    func scan_fails_forFoundation_whereObjectsAreBuilt(layer: String) throws {
        let checkout = try Checkout()
        try checkout.write(
            """
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif

            """, to: "Packages/\(layer)/Sources/\(layer)/Cup.swift")
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
