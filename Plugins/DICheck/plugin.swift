// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package di`: checks, draws, compares and explains the object graphs of a package.
///
/// The program `di` does all of that. It is compiled here when it is first needed, because SwiftPM would plan a build of it for
/// each command. This script is compiled once by every package that depends on this one, used or not, so it does no more.
@main
struct DICheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let parent = getppid()
        // Ends this process with `swift package`, even after a signal that can't be passed on; the program ends likewise.
        Thread.detachNewThread {
            while getppid() == parent { usleep(200_000) }
            _exit(2)
        }
        let (work, compiler) = (context.pluginWorkDirectoryURL, try context.tool(named: "swiftc").url)
        let graph = description(of: context.package)
        guard let library = library(of: context.package)?.directoryURL.path else {
            Diagnostics.error("cannot check: the package with the target 'DIChecker' is not among the dependencies")
            exit(2)
        }
        let request = work.appending(path: "request-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: request) }
        try JSONSerialization.data(withJSONObject: [
            "graph": graph, "workFolder": work.path, "compiler": compiler.path, "parent": parent,
        ]).write(to: request)
        let status = try run(program(of: library, compiler, in: work), [request.path] + arguments)
        try? FileManager.default.removeItem(at: request)
        exit(status)
    }

    private func library(of package: Package) -> Package? {
        if package.targets.contains(where: { $0.name == "DIChecker" }) { return package }
        return package.dependencies.lazy.compactMap { library(of: $0.package) }.first
    }

    /// The program, compiled anew where its sources or the compiler have changed.
    private func program(of library: String, _ compiler: URL, in work: URL) throws -> URL {
        let (program, stamp) = (work.appending(path: "di"), work.appending(path: "di.stamp"))
        // In steps: long expressions take the compiler a second.
        var sources: [String] = []
        for folder in [library + "/Tools/Sources/DICommand/", library + "/Tools/Sources/di/"] {
            let files: [String] = FileManager.default.subpaths(atPath: folder) ?? []
            for file in files.sorted() where file.hasSuffix(".swift") { sources.append(folder + file) }
        }
        var state: String = ""
        for path in [compiler.resolvingSymlinksInPath().path] + sources {
            let file = try FileManager.default.attributesOfItem(atPath: path)
            let changed: Date = file[.modificationDate] as? Date ?? .distantPast
            let size: Int = file[.size] as? Int ?? 0
            state += "\(path) \(size) \(changed.timeIntervalSince1970)\n"
        }
        let isThere = FileManager.default.isExecutableFile(atPath: program.path)
        if isThere, let last = try? String(contentsOf: stamp, encoding: .utf8), last == state { return program }
        Diagnostics.progress("compiling 'di'")
        let options = ["-swift-version", "6", "-module-name", "di", "-o", program.path]
        let child = Process()
        (child.executableURL, child.arguments) = (compiler, options + sources)
        try child.run()
        child.waitUntilExit()
        guard child.terminationStatus == 0 else { return program }
        try Data(state.utf8).write(to: stamp, options: .atomic)
        return program
    }

    /// Runs the program, and passes its messages on: a letter for the kind of each, the text, and a zero byte.
    private func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
        let (child, messages, answers) = (Process(), Pipe(), Pipe())
        (child.executableURL, child.arguments) = (program, arguments)
        (child.standardError, child.standardInput) = (messages, answers)
        try child.run()
        var open = Data()
        while case let part = messages.fileHandleForReading.availableData, !part.isEmpty {
            open += part
            while let end = open.firstIndex(of: 0) {
                let message = String(decoding: open[..<end], as: UTF8.self)
                open = Data(open[(end + 1)...])
                switch message.first {
                case "e": Diagnostics.error(String(message.dropFirst()))
                case "w": Diagnostics.warning(String(message.dropFirst()))
                case "b": answers.fileHandleForWriting.write(Data((build(message.dropFirst()) + "\0").utf8))
                default: Diagnostics.progress(String(message.dropFirst()))
                }
            }
        }
        child.waitUntilExit()
        if !open.isEmpty || child.terminationReason == .uncaughtSignal {
            Diagnostics.error("cannot check: " + String(decoding: open, as: UTF8.self))
        }
        return child.terminationReason == .uncaughtSignal ? 2 : child.terminationStatus
    }

    /// Has SwiftPM build a target, and returns `built`, or the log of a failed build.
    private func build(_ words: Substring) -> String {
        let parts = words.split(separator: "\n").map(String.init)
        let configuration: PackageManager.BuildConfiguration = parts[0] == "release" ? .release : .debug
        do {
            let result = try packageManager.build(
                .target(parts[1]), parameters: .init(configuration: configuration, logging: .concise, echoLogs: true))
            return result.succeeded ? "built" : result.logText
        } catch {
            return "\(error)"
        }
    }
}
