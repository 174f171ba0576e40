// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The compiler that runs these tests, and the modules of the running build.
enum Toolchain {
    /// The path of the driver.
    static let compiler: String = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        let found = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return found ?? "/usr/bin/swiftc"
    }()

    /// The folder with the modules of the layers.
    static let modules: String? = {
        let starts = [Bundle.main.executableURL].compactMap(\.self) + Bundle.allBundles.map(\.bundleURL)
        let folders = starts.flatMap { start in
            sequence(first: start.resolvingSymlinksInPath()) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        }
        return folders.lazy.map { $0.appendingPathComponent("Modules").path }
            .first { FileManager.default.fileExists(atPath: $0 + "/DIBinding.swiftmodule") }
    }()

    /// The folder of this test target.
    static let tests: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the project.
    static let project: URL = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of clang's modules, which all tests share: each would make the same ones.
    static let moduleCache: URL = FileManager.default.temporaryDirectory
        .appendingPathComponent("hints-modules-\(ProcessInfo.processInfo.processIdentifier)")
}
