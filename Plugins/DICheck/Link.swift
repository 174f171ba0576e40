// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The folder with the objects of the last build.
struct BuildFolder {
    let url: URL
    let isNative: Bool
    /// The folder that has it, such as `.build`.
    let scratch: URL
    private let configuration: String
    private let intermediates: URL

    /// Finds the folder of a configuration from the plugin's work folder: with
    /// `native`, that of the native build system, even if another one has built last.
    init(work: URL, configuration: String, native isNeeded: Bool = false) throws {
        self.configuration = configuration
        let scratch = Self.scratch(work)
        self.scratch = scratch
        // Each build writes one of these files, also where nothing has changed.
        let native = Self.modified(scratch.appending(path: configuration + ".yaml"))
        intermediates = scratch.appending(path: "out/Intermediates.noindex")
        let other = Self.modified(intermediates.appending(path: "XCBuildData/build.db"))
        isNative = isNeeded || native > other
        if isNative {
            url = scratch.appending(path: configuration).resolvingSymlinksInPath()
        } else {
            // `Debug` on macOS, `Debug-linux` elsewhere.
            let products = scratch.appending(path: "out/Products")
            let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
            let name = folders.sorted().first {
                $0.lowercased() == configuration || $0.lowercased().hasPrefix(configuration + "-")
            }
            url = products.appending(path: name ?? "-")
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Problem("cannot check: the build folder of '\(scratch.path)' has an unknown layout")
        }
    }

    /// The folder that has those of all configurations, a few levels above the plugin's work folder.
    static func scratch(_ work: URL) -> URL {
        var folder = work
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }

    private static func modified(_ url: URL) -> Date {
        (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }

    /// The name of what the plugin keeps about a target of this build.
    func name(of target: any Target) -> String {
        "\(target.name)-\(isNative ? "native" : "swiftbuild")-\(configuration)"
    }

    /// Files with size and time.
    static func stamp(of paths: [String]) -> String {
        paths.map { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let time = attributes?[.modificationDate] as? Date
            return "\(path) \(attributes?[.size] ?? 0) \(time?.timeIntervalSinceReferenceDate ?? 0)"
        }.joined(separator: "\n")
    }

    /// When a file was last written, and when it or its attributes last changed, in seconds.
    static func times(of path: String) -> (written: Double, changed: Double) {
        var info = stat()
        guard stat(path, &info) == 0 else { return (0, .infinity) }
        func seconds(_ time: timespec) -> Double { Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000 }
        #if os(macOS)
        return (seconds(info.st_mtimespec), seconds(info.st_ctimespec))
        #else
        return (seconds(info.st_mtim), seconds(info.st_ctim))
        #endif
    }

    /// The objects of a target, sorted.
    func objects(of target: any SourceModuleTarget) throws -> [String] {
        let found = isNative ? try nativeObjects(of: target) : try otherObjects(of: target)
        guard !found.isEmpty || target.sourceFiles.allSatisfy({ $0.type != .source }) else {
            throw Problem("cannot check: '\(target.name)' has no objects in '\(url.path)'; is it built?")
        }
        return found.sorted()
    }

    private func nativeObjects(of target: any SourceModuleTarget) throws -> [String] {
        let folder = url.appending(path: target.moduleName + ".build")
        guard target is SwiftSourceModuleTarget else {
            // Objects of sources that are gone stay in the folder.
            return target.sourceFiles.filter { $0.type == .source }.map { file in
                folder.path + file.url.path.dropFirst(target.directoryURL.path.count) + ".o"
            }.filter(FileManager.default.fileExists)
        }
        struct Outputs: Decodable { let object: String? }
        let map = folder.appending(path: "output-file-map.json")
        guard let data = try? Data(contentsOf: map),
            let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data)
        else { return [] }
        return outputs.filter { !$0.key.isEmpty }.values.compactMap(\.object)
            .filter(FileManager.default.fileExists)
    }

    /// Libraries are one object each; executables have a list.
    private func otherObjects(of target: any SourceModuleTarget) throws -> [String] {
        let object = url.appending(path: target.name + ".o").path
        if FileManager.default.fileExists(atPath: object) { return [object] }
        func entries(_ folder: URL) -> [URL] {
            let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return found ?? []
        }
        // In steps, as everywhere here: long chains take the compiler a tenth of a second each.
        var objects: [String] = []
        for package in entries(intermediates) where package.pathExtension == "build" {
            for build in entries(package.appending(path: url.lastPathComponent)) {
                let name = build.lastPathComponent
                guard name.hasPrefix(target.name + "-"), name.hasSuffix("-testable.build") else { continue }
                for machine in entries(build.appending(path: "Objects-normal")) {
                    for list in entries(machine) where list.pathExtension == "LinkFileList" {
                        let text: String = try String(contentsOf: list, encoding: .utf8)
                        for line in text.split(separator: "\n") where !line.contains("/Modules/") {
                            objects.append(String(line))
                        }
                    }
                }
            }
        }
        return objects
    }
}

/// The command `swift build` with the options and the environment of the command that runs the plugin.
///
/// SwiftPM plans a build anew for a plugin, which takes seconds in a large package; a command plans after a change alone. Plugins don't
/// receive those options. Linux shows them, and runs plugins without a sandbox.
struct BuildCommand {
    private let program: String
    private let options: [String]
    private let environment: [String: String]

    /// The plan of the last build, and the text that it has if it is one of this package.
    private let plan: URL
    private let mark: Data

    /// Reads the command; nil where the system doesn't show it, or it has options of plugins.
    init?(_ checking: Checking, _ configuration: PackageManager.BuildConfiguration) {
        #if os(Linux)
        let words = checking.options.words
        let folder = "/proc/\(getppid())/"
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
        options = command.dropFirst() + ["--ignore-lock", "-c", configuration == .release ? "release" : "debug"]
        environment = Dictionary(
            strings("environ").compactMap { variable in
                variable.firstIndex(of: "=").map {
                    (String(variable[..<$0]), String(variable[variable.index(after: $0)...]))
                }
            }, uniquingKeysWith: { first, _ in first })
        plan = BuildFolder.scratch(checking.work).appending(path: checking.options.configuration + ".yaml")
        mark = Data("\"\(checking.checked.package.directoryURL.path)/Package.swift\"".utf8)
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        #else
        return nil
        #endif
    }

    /// Builds a target, and shows the log. SwiftPM would take the plan of another package that was built in the same folder.
    func build(_ target: String) throws(Problem) -> Child {
        if let last = try? Data(contentsOf: plan, options: .mappedIfSafe), last.range(of: mark) == nil {
            try? FileManager.default.removeItem(at: plan)
        }
        return try Child(program, options + ["--target", target], in: environment) { line in
            // It says that it ignores the lock, and begins the log on the same line.
            let text =
                line.hasPrefix("Another instance of SwiftPM")
                ? line.components(separatedBy: " has been passed").last : line
            if let text, !text.isEmpty { Diagnostics.progress(text) }
        }
    }
}

/// The link of the checker to the objects of the package and of everything that it depends on.
struct Link {
    private let checking: Checking
    let objects: [String]
    private let flags: [String]
    private let folder: URL

    init(_ checking: Checking, _ build: BuildFolder) throws {
        self.checking = checking
        var objects: [String] = []
        for case let target as any SourceModuleTarget in checking.checked.linked {
            objects += try build.objects(of: target)
        }
        self.objects = objects
        flags = checking.checked.flags
        folder = Self.folder(checking, build)
    }

    /// The folder of the program, and of what is known about its making.
    static func folder(_ checking: Checking, _ build: BuildFolder) -> URL {
        let use = checking.checked.targets.isEmpty ? "alone-" : "linked-"
        return checking.work.appending(path: use + build.name(of: checking.checked.checker))
    }

    /// Links, unless the program of the last link is of the same objects.
    func program() throws -> URL {
        let program = folder.appending(path: "checker")
        let stamp = folder.appending(path: "stamp")
        if let last = try? String(contentsOf: stamp, encoding: .utf8), last == self.stamp(of: program) {
            return program
        }
        try? FileManager.default.removeItem(at: stamp)
        Diagnostics.progress("linking the checker to \(objects.count) objects")
        do throws(Problem) {
            _ = try LinkedChecker.link(
                objects, flags, by: checking.compiler.path, in: folder.path,
                choice: "check them one by one: --component Module.Name")
        } catch {
            throw Problem("cannot check: " + error.text)
        }
        try Data(self.stamp(of: program).utf8).write(to: stamp, options: .atomic)
        return program
    }

    /// The program and everything that it is made of, with size and time: a program that was cut is not the one of the last link.
    private func stamp(of program: URL) -> String {
        let compiler = checking.compiler.resolvingSymlinksInPath().path
        return BuildFolder.stamp(of: [program.path, compiler] + objects) + flags.joined(separator: "\n")
    }
}
