// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command `swift build` with the options and the environment of the command that runs the plugin.
///
/// SwiftPM plans a build anew for a plugin, which takes seconds in a large package; a command plans only after a change. Plugins
/// don't receive those options, but Linux shows them, and runs plugins without a sandbox.
struct BuildCommand {
    private let program: String
    private let options: [String]
    private let environment: [String: String]

    /// The plan of the last build, and the text that marks a plan of this package.
    private let plan: URL
    private let mark: Data

    /// Reads the command; nil where the system doesn't show it, or it has options of plugins.
    init?(_ checking: Checking) {
        #if os(Linux)
        let words = checking.options.words
        let folder = "/proc/\(checking.request.parent)/"
        func strings(_ name: String) -> [String] {
            let data = (try? Data(contentsOf: URL(filePath: folder + name))) ?? Data()
            return data.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        var command = strings("cmdline").filter { $0 != "--allow-writing-to-package-directory" }
        guard command.count > words.count + 1, command.suffix(words.count) == words[...],
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "exe"),
            path.hasSuffix("/swift-package")
        else { return nil }
        command.removeLast(words.count)
        guard command.popLast() == "di", !command.contains(where: { $0 == "plugin" || $0.hasPrefix("--allow-") }) else {
            return nil
        }
        program = path.dropLast("package".count) + "build"
        // This command's parent has the lock of the build folder, and waits.
        options = command.dropFirst() + ["--ignore-lock", "-c", checking.options.configuration]
        environment = Dictionary(
            strings("environ").compactMap { variable in
                variable.firstIndex(of: "=").map {
                    (String(variable[..<$0]), String(variable[variable.index(after: $0)...]))
                }
            }, uniquingKeysWith: { first, _ in first })
        plan = BuildFolder.scratch(checking.work).appending(path: checking.options.configuration + ".yaml")
        mark = Data("\"\(checking.checked.package.folder)/Package.swift\"".utf8)
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        #else
        return nil
        #endif
    }

    /// Builds a target, and shows the log. SwiftPM would use a plan that another package left in the same folder.
    func build(_ target: String) throws(Problem) -> Child {
        if let last = try? Data(contentsOf: plan, options: .mappedIfSafe), last.range(of: mark) == nil {
            try? FileManager.default.removeItem(at: plan)
        }
        return try Child(program, options + ["--target", target], in: environment) { line in
            // It says that it ignores the lock, and begins the log on the same line.
            let text =
                line.hasPrefix("Another instance of SwiftPM")
                ? line.components(separatedBy: " has been passed").last : line
            if let text, !text.isEmpty { Console.progress(text) }
        }
    }
}
