// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@testable import DIChecking

/// The command lines that SwiftPM's native build system leaves behind.
@Suite struct BuildImportsTests {
    @Test func imports_areTheOptionsThatFindModules() {
        let line = [
            "/bin/swiftc", "-module-name", "Shop", "-emit-module-path", "/b/Shop", "-c", "@/b/sources", "-I", "/b",
            "-target", "x86_64-unknown-linux-gnu", "-DDEBUG", "-Xcc", "-I", "-Xcc", "/c", "-Xfrontend", "-I", "-g",
            "/s/A.swift", "-swift-version", "6",
        ]
        #expect(
            BuildImports.imports(line) == [
                "-I", "/b", "-target", "x86_64-unknown-linux-gnu", "-Xcc", "-I", "-Xcc", "/c", "-swift-version", "6",
            ])
        #expect(BuildImports.imports(["swiftc", "-Xcc"]).isEmpty)
    }

    private static let manifest: String = """
        client:
          name: basic
        commands:
          "C.Kitchen-debug.module":
            tool: shell
            args: ["/bin/swiftc","-module-name","Kitchen","-emit-module-path","/b/Modules/Kitchen.swiftmodule"]
          "C.Kitchen-debug-tool.module":
            args: ["/bin/swiftc","-module-name","Shop","-emit-module-path","/b/Modules-tool/Shop.swiftmodule"]
          "C.Shop-debug.module":
            args: ["/bin/swiftc","-module-name","Shop","-emit-module-path","/b/Modules/Shop.swiftmodule","-D\\"A"]
          "C.Zoo-debug.module":
            args: ["/bin/swiftc","-module-name","Zoo","-emit-module-path","/b/Modules/
        """

    @Test func nativeManifest_hasTheCommandLineOfEachModule() {
        func arguments(of module: String) -> [String]? {
            BuildImports.arguments(of: module, in: Data(Self.manifest.utf8))
        }
        #expect(arguments(of: "Shop")?.last == "-D\"A")
        #expect(arguments(of: "Kitchen")?.count == 5)
        #expect(arguments(of: "Kitch") == nil)
        #expect(arguments(of: "Zoo") == nil)
    }

    @Test func nativeManifest_isFoundAboveTheBuildFolder() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let build = try folder.makeFolder("x86_64-unknown-linux-gnu/debug")
        try Data(Self.manifest.utf8).write(to: folder.path("debug.yaml"))
        func package(_ modules: [String], in folder: String) -> PackageLayout {
            let targets = modules.map { module in
                PackageLayout.Target(
                    name: module, module: module, isExecutable: false, sources: [], dependencies: [])
            }
            return PackageLayout(
                name: "shop", folder: "/shop", targets: targets, buildFolder: folder, buildSystem: "native",
                configuration: "debug")
        }
        #expect(try BuildImports(package(["Shop", "Kitchen"], in: build.path)).tools.path == "/bin")
        #expect(throws: UnreadableProtocol("the build folder '\(build.path)' has no command lines")) {
            try BuildImports(package(["Cellar"], in: build.path))
        }
        #expect(throws: UnreadableProtocol("'/nowhere' is no build folder of the native build system")) {
            try BuildImports(package(["Shop"], in: "/nowhere"))
        }
    }
}
