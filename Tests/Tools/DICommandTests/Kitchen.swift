// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DICommand

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
        let modules = ["DIBinding", "DIChecker", "Kitchen"]
        for path in ["/made", "/debug/Modules"] + modules.map({ "/debug/\($0).build" }) {
            try FileManager.default.createDirectory(atPath: folder + path, withIntermediateDirectories: true)
        }
        try write("outputs: [\"\(module)\"]\n", to: "/debug.yaml")
        let map: [String: [String: String]] = [
            "": ["swift-dependencies": "/Kitchen.d"], "/Sources/Kitchen.swift": ["object": "/Kitchen's oven.o"],
            "/Made.swift": ["object": "/Made.swift.o"],
        ]
        for module in modules {
            let map = module == "Kitchen" ? map : [:]
            try JSONEncoder().encode(map)
                .write(to: URL(filePath: folder + "/debug/\(module).build/output-file-map.json"))
        }
        try write("#!/bin/sh\n\(checker)\n", to: "/program")
        // The driver's second argument is the path of the program.
        let lines = driver ?? "cp \"$(dirname \"$0\")/program\" \"$2\"; chmod +x \"$2\""
        try write("#!/bin/sh\n\(lines)\n", to: "/swiftc.sh")
        // By a process of its own. A program can't be run while a process has it open for writing, and one that another test
        // starts meanwhile would inherit what this process has open.
        try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "cp \"$0.sh\" \"$0\" && chmod +x \"$0\"", folder + "/swiftc"]
        ).waitUntilExit()
        func swift(_ name: String, _ dependencies: [String], _ sources: [String] = []) -> [String: Any] {
            [
                "name": name, "folder": "/\(name)", "dependencies": dependencies, "kind": "generic", "module": name,
                "files": sources, "sources": sources, "isSwift": true, "libraries": [String](),
                "frameworks": [String](),
            ]
        }
        let oven: [String: Any] = [
            "name": "oven", "folder": "/oven", "dependencies": [String](), "kind": "generic", "module": "oven",
            "files": ["/oven/oven.c"], "sources": ["/oven/oven.c"], "libraries": ["m"], "frameworks": [String](),
        ]
        let content: [String: Any] = [
            "graph": [
                "packages": [
                    ["name": "kitchen", "folder": folder, "targets": ["1", "2"], "offered": ["1"]],
                    ["name": "swift-di", "folder": "/di", "targets": ["3", "4"], "offered": ["3", "4"]],
                ],
                "targets": [
                    "1": swift("Kitchen", ["2", "3"], ["/Old.swift"]), "2": oven, "3": swift("DIBinding", []),
                    "4": swift("DIChecker", ["3"]),
                ],
            ] as [String: Any],
            "folder": folder + "/debug", "configuration": "debug", "manifest": folder + "/debug.yaml",
            "compiler": folder + "/swiftc", "settings": settings,
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
