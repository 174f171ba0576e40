// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct ImportsCheckTests {
    /// A layer, an import that it may not have, and those that it may have.
    @Test(arguments: [
        ("DICore", "import Foundation", "Synchronization"),
        ("DICore", "import struct Foundation.URL", "Synchronization"),
        ("DICore", "public import DIBinding", "Synchronization"),
        ("DIValidation", "import Foundation", "DICore Synchronization"),
        (
            "DIGraphTools", "import Foundation",
            "DICore DIValidation DIBinding DIDiagnostics FoundationEssentials else:Foundation Synchronization"
        ),
        ("DIBinding", "import FoundationEssentials", "DICore DIValidation Synchronization"),
        ("DIBinding", "import DIGraphTools", "DICore DIValidation Synchronization"),
        ("DIAssisted", "internal import Foundation", "DICore DIValidation DIBinding Synchronization"),
        ("DIBinding", "@_exported import DIAssisted", "DICore DIValidation Synchronization"),
        // An app links what it imports: only DITesting may have the test library.
        ("DIAmbient", "import Testing", "DICore DIValidation DIBinding DIModules Synchronization"),
        ("DI", "@_exported import DITesting", "DICore DIValidation DIBinding DIAssisted"),
        ("DIAssisted", "@_spi(Engine) import DI", "DICore DIValidation DIBinding Synchronization"),
    ])
    func scan_fails_forAForeignImport(layer: String, statement: String, allowed: String) throws {
        let checkout = try Checkout()
        let path = "Packages/\(layer)/Sources/\(layer)/Cup.swift"
        try checkout.write("// A cup.\n\(statement)\n", to: path)
        let result = try checkout.run("Scripts/checks/imports", "--scan-only")
        // The last word may name a declaration of the module.
        let module = statement.split(separator: " ").last?.prefix { $0 != "." } ?? ""
        let errors = """
            \(path):2: import of \(module): \(layer) may import only: \(allowed)
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
