// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DIGate

/// A package as a build leaves it, gone when the test ends, with scripts that play the compiler's driver and the checker.
///
/// Its path has what a path may have.
final class Kitchen {
    let folder = FileManager.default.temporaryDirectory.appending(path: "di \"gate\" it's \(UUID().uuidString)").path
    var request: String { folder + "/made/gate.json" }
    var output: String { folder + "/made/CheckedGraphs.swift" }
    var settings: String { folder + "/graph-gate.json" }
    private var module: String { folder + "/debug/Modules/Kitchen.swiftmodule" }

    /// Makes a package whose checker is the lines of a shell script, in which `$1` is the path of the request.
    init(checker: String, driver: String? = nil) throws {
        for path in ["/made", "/debug/Modules", "/debug/Kitchen.build"] {
            try FileManager.default.createDirectory(atPath: folder + path, withIntermediateDirectories: true)
        }
        try write("outputs: [\"\(module)\"]\n", to: "/debug.yaml")
        let map: [String: [String: String]] = [
            "": ["swift-dependencies": "/Kitchen.d"], "/Sources/Kitchen.swift": ["object": "/Kitchen's oven.o"],
            "/Made.swift": ["object": "/Made.swift.o"],
        ]
        try JSONEncoder().encode(map).write(to: URL(filePath: folder + "/debug/Kitchen.build/output-file-map.json"))
        try write("#!/bin/sh\n\(checker)\n", to: "/program")
        // The driver's second argument is the path of the program.
        let lines = driver ?? "cp \"$(dirname \"$0\")/program\" \"$2\"; chmod +x \"$2\""
        try write("#!/bin/sh\n\(lines)\n", to: "/swiftc.sh")
        // By a process of its own. A program can't be run while a process has it open for writing, and one that another test
        // starts meanwhile would inherit what this process has open.
        try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "cp \"$0.sh\" \"$0\" && chmod +x \"$0\"", folder + "/swiftc"]
        ).waitUntilExit()
        let content: [String: Any] = [
            "manifest": folder + "/debug.yaml", "modules": [module], "compiler": folder + "/swiftc",
            "maps": [folder + "/debug/Kitchen.build/output-file-map.json"], "objects": ["/oven.c.o"], "flags": ["-lm"],
            "settings": settings,
            "check": [
                "command": "check", "format": "text",
                "package": ["folder": folder, "targets": [["module": "Kitchen", "sources": ["/Old.swift"]]]],
            ] as [String: Any],
        ]
        try JSONSerialization.data(withJSONObject: content).write(to: URL(filePath: request))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder + path))
    }

    func text(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }

    /// Runs the gate, and returns its status and what it says, without the folder.
    func check() -> (status: Int32, text: String) {
        var said = Data()
        let status = Gate.run([request, output]) { said += $0 }
        return (status, String(decoding: said, as: UTF8.self).replacing(folder, with: ""))
    }

    /// The request that the checker was given.
    func asked() throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: folder + "/made/check"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
}
