// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

/// The command lines that build systems leave behind.
@Suite struct BuildArgumentsTests {
    @Test func options_areThoseThatDecideAMeaning() throws {
        let build = try #require(
            BuildArguments(commandLine: [
                "/bin/swiftc", "-module-name", "Shop", "-emit-dependencies", "-emit-module", "-emit-module-path",
                "/b/Shop",
                "-output-file-map", "/b/map.json", "-parse-as-library", "-incremental", "-c", "@/b/sources", "-I", "/b",
                "-target", "x86_64-unknown-linux-gnu", "-j2", "-joke", "-DDEBUG", "-Xcc", "-c", "-module-cache-path",
                "/b/m",
                "-Xfrontend", "-g", "-g", "-whole-module-optimization", "-num-threads", "2", "/s/A.swift",
                "-swift-version",
                "6",
            ]))
        #expect(build.compiler == "/bin/swiftc")
        #expect(
            build.options == [
                "-module-name", "Shop", "-parse-as-library", "-I", "/b", "-target", "x86_64-unknown-linux-gnu", "-joke",
                "-DDEBUG", "-Xcc", "-c", "-Xfrontend", "-g", "-swift-version", "6",
            ])
        #expect(BuildArguments(commandLine: []) == nil)
        #expect(BuildArguments(commandLine: ["swiftc", "-Xcc"])?.options == [])
    }

    // MARK: - SwiftPM's native build system

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
        var manifest = NativeManifest(Data(Self.manifest.utf8))
        #expect(manifest.arguments(of: "Shop")?.last == "-D\"A")
        #expect(manifest.arguments(of: "Kitchen")?.count == 5)
        #expect(manifest.arguments(of: "Kitch") == nil)
        #expect(manifest.arguments(of: "Zoo") == nil)
    }

    @Test func nativeManifest_isFoundAboveTheBuildFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hints-build-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = folder.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        try Data(Self.manifest.utf8).write(to: folder.appendingPathComponent("debug.yaml"))
        var request = HintRequest(buildFolder: build.path, configuration: "debug", workFolder: folder.path)
        request.modules = [.init(name: "Shop", sources: []), .init(name: "Kitchen", sources: [])]
        #expect(try BuildArguments.commandLines(of: request).mapValues(\.count) == ["Shop": 6, "Kitchen": 5])
        request.modules.append(.init(name: "Cellar", sources: []))
        #expect(try BuildArguments.commandLines(of: request).count == 2)
        request.arguments = ["Cellar": ["swiftc"]]
        #expect(try BuildArguments.commandLines(of: request).count == 3)
    }

    // MARK: - Swift Build

    private static func packed(_ words: [String]) -> Data {
        var data = Data([0xC3, 0xDC, UInt8(words.count >> 8), UInt8(words.count & 0xFF)])
        for word in words {
            let count = word.utf8.count
            data +=
                count < 32
                ? [0xA0 | UInt8(count)]
                : count < 256 ? [0xD9, UInt8(count)] : [0xDA, UInt8(count >> 8), UInt8(count & 0xFF)]
            data += Data(word.utf8)
        }
        return data + [0xC0, 0x92]
    }

    private static let long = String(repeating: "long", count: 10)
    private static let longer = String(repeating: "longer", count: 100)
    private static let words: [String] =
        ["builtin-SwiftDriver", "--", "/bin/swiftc", "-module-name", "Shop", "-D" + long, "-D" + longer]

    @Test func swiftBuildTasks_haveTheCommandLineOfEachModule() {
        let other = ["builtin-SwiftDriver", "--", "/bin/swiftc", "-module-name", "Kitchen"]
        let tasks = SwiftBuildTasks([Self.packed(other), Self.packed(other) + Self.packed(Self.words)])
        #expect(tasks.arguments(of: "Shop") == Array(Self.words.dropFirst(2)))
        #expect(tasks.arguments(of: "Kitchen") == ["/bin/swiftc", "-module-name", "Kitchen"])
        #expect(tasks.arguments(of: "Zoo") == nil)
    }

    @Test func swiftBuildTasks_thatBreakOff_haveNone() {
        let store = Self.packed(Self.words)
        for end in 0..<store.count - 2 {
            #expect(SwiftBuildTasks([store.prefix(end)]).arguments(of: "Shop") == nil)
        }
    }

    @Test func swiftBuildTasks_areThoseOfTheNewestBuildWithTheModule() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hints-build-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, age, definition) in [("a", 1.0, "-DNEW"), ("b", 2.0, "-DOLD"), ("c", 0.0, "")] {
            let build = folder.appendingPathComponent("Intermediates.noindex/XCBuildData/\(name).xcbuilddata")
            try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
            let module = definition.isEmpty ? "Kitchen" : "Shop"
            let file = build.appendingPathComponent("task-store.msgpack")
            try Self.packed(["builtin-SwiftDriver", "--", "/bin/swiftc", "-module-name", module, definition]).write(
                to: file)
            let date = Date(timeIntervalSinceReferenceDate: 1_000 - age)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        let products = folder.appendingPathComponent("Products/Debug-linux").path
        #expect(SwiftBuildTasks(buildFolder: products)?.arguments(of: "Shop")?.last == "-DNEW")
        #expect(SwiftBuildTasks(buildFolder: "/nowhere/Products") == nil)
        // A build by the other system in the same `.build` is another one.
        try Data(Self.manifest.utf8).write(to: folder.appendingPathComponent("debug.yaml"))
        var request = HintRequest(buildFolder: products, configuration: "debug", workFolder: folder.path)
        request.modules = [.init(name: "Shop", sources: [])]
        #expect(try BuildArguments.commandLines(of: request)["Shop"]?.last == "-DNEW")
    }
}
