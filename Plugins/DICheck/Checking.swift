// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// One check: builds the targets of the package that reach the library, links their objects to the checker, and runs that.
struct Checking {
    let packageManager: PackageManager
    let options: Options
    let work: URL
    let compiler: URL
    /// The package that is checked; it has no targets for `diff`.
    let checked: CheckedPackage

    init(_ context: PluginContext, _ packageManager: PackageManager, _ options: Options) throws {
        self.packageManager = packageManager
        self.options = options
        work = context.pluginWorkDirectoryURL
        guard let compiler = try? context.tool(named: "swiftc").url else {
            throw Problem("cannot check: the toolchain has no 'swiftc', which links the checker")
        }
        self.compiler = compiler
        let checked = CheckedPackage(
            context.package, components: options.values["component"] ?? [], withoutTargets: options.command == .diff)
        guard let checked else {
            let name = CheckedPackage.checkerName
            throw Problem("cannot check: the package with the target '\(name)' is not among the dependencies")
        }
        self.checked = checked
    }

    private var package: Package { checked.package }
    private var targets: [SwiftSourceModuleTarget] { checked.targets }
    private var checker: any Target { checked.checker }
    private var library: Package { checked.library }

    /// Prints the answer, and returns the exit status.
    func check() throws -> Int32 {
        let answer = try unbuiltAnswer().answer ?? builtAnswer()
        if options.has("open") {
            try show(answer.text)
        } else if let path = options.values["output"]?.last {
            try write(answer.text, to: absolute(path))
        } else {
            FileHandle.standardOutput.write(answer.text)
        }
        // Without an error of the plugin's own, SwiftPM prints one that says less.
        if answer.status != 0 { Diagnostics.error("problems found") }
        return answer.status
    }

    private func builtAnswer() throws -> (text: Data, status: Int32) {
        let folder = try build()
        let link = try Link(self, folder)
        return try ask(try link.program(), folder, after: link)
    }

    /// Checks again whenever files have changed and then not for half a second: sources, or with `--no-build` what builds make of them.
    func watch() throws -> Never {
        try? FileManager.default.removeItem(at: seen)
        var (last, checked) = ("", "")
        while true {
            let files = try filesToWatch()
            let state = BuildFolder.stamp(of: files)
            if state == last, state != checked {
                checked = state
                // Lines by which editors know that a list of problems begins and ends.
                say("checking \(package.displayName)")
                do {
                    FileHandle.standardOutput.write(try builtAnswer().text)
                } catch let problem as Problem {
                    say(problem.text)
                    say("checked nothing")
                }
            }
            last = state
            usleep(500_000)
        }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    /// The problems of the last check of `watch`.
    private var seen: URL { work.appending(path: "seen") }

    /// The sources of the targets, and the folders in which new ones appear; with `--no-build`, the objects and the files that name them.
    private func filesToWatch() throws -> [String] {
        guard options.has("no-build") else {
            let sources = targets.flatMap { $0.sourceFiles.map(\.url) } + checked.plainSources
            let folders = Set(sources.map { $0.deletingLastPathComponent().path })
            return sources.map(\.path) + folders.sorted()
        }
        let folder = try BuildFolder(work: work, configuration: options.configuration)
        return targets.flatMap { target in
            let objects = (try? folder.objects(of: target)) ?? []
            return [folder.url.appending(path: "Modules/\(target.moduleName).swiftmodule").path] + objects
        }
    }

    /// Prints what `doctor` finds, up to the first step that fails, and returns the exit status.
    func examine() throws -> Int32 {
        let version = try Child(compiler.path, ["--version"]).text.split(separator: "\n").first.map(String.init)
        print("compiler: \(version ?? "unknown"), \(compiler.path)")
        print("package: \(package.displayName), \(package.directoryURL.path)")
        let names = targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
        print("targets that reach the library: \(names)")
        let unbuilt = try unbuiltAnswer()
        let folder =
            try unbuilt.answer == nil
            ? build() : BuildFolder(work: work, configuration: options.configuration, native: true)
        let isLeftOut = unbuilt.answer != nil
        if !options.has("no-build") {
            print("build: " + (isLeftOut ? "left out, nothing has changed" : "requested, because \(unbuilt.reason)"))
        }
        print("build system: \(folder.isNative ? "native" : "swiftbuild"), \(options.configuration)")
        print("build folder: \(folder.url.path)")
        let link = try Link(self, folder)
        print("checker: \(checker.name), linked to \(link.objects.count) objects")
        let answer = try unbuilt.answer ?? ask(try link.program(), folder, after: link)
        FileHandle.standardOutput.write(answer.text)
        return 0
    }

    /// The answer of the last program, if it can prove that a build would change nothing, and otherwise the reason to build.
    private func unbuiltAnswer() throws -> (answer: (text: Data, status: Int32)?, reason: String) {
        guard !options.has("no-build") else { return (nil, "") }
        guard !targets.isEmpty || options.command == .diff,
            let folder = try? BuildFolder(work: work, configuration: options.configuration, native: true)
        else { return (nil, "the native build system has no build folder") }
        let last = Link.folder(self, folder)
        let program = last.appending(path: "checker")
        let manager = FileManager.default
        for url in [program, last.appending(path: "proof")] where !manager.fileExists(atPath: url.path) {
            return (nil, "the last check left no record")
        }
        do {
            return (try ask(program, folder, after: nil), "")
        } catch let problem as Problem where problem.isDoubt {
            return (nil, problem.text)
        }
    }

    private func build() throws -> BuildFolder {
        guard !targets.isEmpty || options.command == .diff else {
            throw Problem(
                "cannot check: no target of '\(package.displayName)' depends on the library, apart from tests")
        }
        guard !options.has("no-build") else { return try BuildFolder(work: work, configuration: options.configuration) }
        let inner = Set(targets.flatMap(\.recursiveTargetDependencies).map(\.id))
        for target in targets where !inner.contains(target.id) { try build(target.name) }
        if let folder = try? BuildFolder(work: work, configuration: options.configuration), !targets.isEmpty {
            // Each build takes SwiftPM seconds in a large package, even if there is nothing to do.
            let record = work.appending(path: "built-" + folder.name(of: checker))
            let last = try? String(contentsOf: record, encoding: .utf8)
            if let last, last == (try? state(of: checker, in: folder)) { return folder }
            if (try? isNewerThanItsSources(checker, than: inner, in: folder)) == true { return folder }
        }
        try build(checker.name)
        let folder = try BuildFolder(work: work, configuration: options.configuration)
        try Data(state(of: checker, in: folder).utf8)
            .write(to: work.appending(path: "built-" + folder.name(of: checker)), options: .atomic)
        return folder
    }

    /// The manifest of the library, the sources of a target and of all below it, and their objects: other flags have changed
    /// the objects of the library, which the package's own targets contain.
    private func state(of target: any Target, in folder: BuildFolder) throws -> String {
        let manifest = library.directoryURL.appending(path: "Package.swift")
        var paths = [compiler.resolvingSymlinksInPath().path, manifest.path]
        for case let target as any SourceModuleTarget in target.recursiveTargetDependencies + [target] {
            paths += target.sourceFiles.map(\.url.path)
            paths += try folder.objects(of: target)
        }
        return BuildFolder.stamp(of: paths)
    }

    /// Whether the objects that only the checker has are newer than all that they are made of: their sources, the library's manifest,
    /// and the objects below, which the package's own build has just made anew if flags or the compiler are others.
    private func isNewerThanItsSources(
        _ target: any Target, than built: Set<Target.ID>, in folder: BuildFolder
    ) throws -> Bool {
        var inputs: [String] = [library.directoryURL.appending(path: "Package.swift").path]
        var outputs: [String] = []
        for case let target as any SourceModuleTarget in target.recursiveTargetDependencies + [target] {
            inputs += target.sourceFiles.map(\.url.path)
            if built.contains(target.id) {
                inputs += try folder.objects(of: target)
            } else {
                let objects = try folder.objects(of: target)
                guard objects.count == target.sourceFiles.filter({ $0.type == .source }).count else { return false }
                outputs += objects
            }
        }
        guard folder.isNative, let newest = inputs.map({ BuildFolder.times(of: $0).changed }).max(),
            let oldest = outputs.map({ BuildFolder.times(of: $0).written }).min()
        else { return false }
        return newest < oldest
    }

    /// Builds by name, because `.all` builds the executables of dependencies, too.
    private func build(_ name: String) throws {
        let configuration: PackageManager.BuildConfiguration = options.configuration == "release" ? .release : .debug
        Diagnostics.progress("building '\(name)'")
        // The log goes to standard error while it is written.
        let (log, errors): (String, [Substring])
        if let command = BuildCommand(self, configuration) {
            let child = try command.build(name)
            guard child.status != 0 || child.signal != nil else { return }
            log = child.text
            // Once more without the word in front, for editors that link places.
            errors = log.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
        } else {
            let result = try packageManager.build(
                .target(name), parameters: .init(configuration: configuration, logging: .concise, echoLogs: true))
            guard !result.succeeded else { return }
            (log, errors) = (result.logText, [])
        }
        let failed = target(failingIn: log) ?? name
        throw Problem((["cannot check: the target '\(failed)' does not build"] + errors).joined(separator: "\n"))
    }

    /// The target with the source of the compiler's first error: the one that is built, or one that it depends on.
    private func target(failingIn log: String) -> String? {
        let targets = package.withDependencies.flatMap(\.targets).compactMap { $0 as? any SourceModuleTarget }
        for line in log.split(separator: "\n") {
            guard let match = line.prefixMatch(of: #/(/.+?):[0-9]+:[0-9]+: error: /#) else { continue }
            let path = String(match.1)
            return targets.first { $0.sourceFiles.contains { $0.url.path == path } }?.name
        }
        return nil
    }

    /// Runs the program on the request, and returns what it answers: after a link, or else if it can prove that none is needed.
    private func ask(_ program: URL, _ folder: BuildFolder, after link: Link?) throws -> (text: Data, status: Int32) {
        let runs = work.appending(path: "runs")
        try? FileManager.default.removeItem(at: runs)
        try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: runs) }
        let request = runs.appending(path: UUID().uuidString).path
        var content = self.request(folder)
        // After a build, sources are as they were compiled, also where an edit of a comment has changed no object.
        if options.has("no-build") {
            content["builtAt"] = link?.objects.map { BuildFolder.times(of: $0).written }.max()
        }
        if !options.has("no-build"), folder.isNative { content["build"] = question(folder, after: link) }
        nameSlowComponent(of: request)
        do throws(Problem) {
            return try LinkedChecker(program: program.path).answer(content, at: request)
        } catch {
            // A program of another time that was cut doesn't get far.
            if link == nil, error.isSilent { throw Problem("the last checker can't be run", isDoubt: true) }
            throw error.isDoubt ? error : Problem("cannot check: " + error.text)
        }
    }

    /// Says which component is still being planned after ten seconds, according to a file that the program writes.
    private func nameSlowComponent(of request: String) {
        Thread.detachNewThread {
            var (last, seconds) = ("", 0)
            repeat {
                sleep(1)
                let name = (try? String(contentsOfFile: request + ".asked", encoding: .utf8)) ?? ""
                (last, seconds) = (name, name == last ? seconds + 1 : 0)
                guard seconds == 10, !name.isEmpty else { continue }
                Diagnostics.warning("'configure' of \(name) has not returned for 10 seconds")
            } while FileManager.default.fileExists(atPath: request)
        }
    }

    /// Writes a file that wasn't there, whole or not at all.
    private func write(_ text: Data, to path: String) throws {
        let draft = path + ".\(UUID().uuidString)"
        defer { unlink(draft) }
        do {
            try text.write(to: URL(filePath: draft))
        } catch {
            throw Problem(
                "'\(path)' can't be written: \(error.localizedDescription)\n"
                    + "where a sandbox forbids it: swift package --allow-writing-to-package-directory di …")
        }
        // Unlike a move, a link replaces nothing.
        guard link(draft, path) == 0 else {
            let isThere = errno == EEXIST
            throw Problem(
                isThere
                    ? "'\(path)' exists, and may have been edited; name another file"
                    : "'\(path)' can't be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Returns a path as it is seen from the folder in which the command was called.
    private func absolute(_ path: String) -> String {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return URL(filePath: path, relativeTo: current).path
    }

    private func show(_ page: Data) throws {
        let file = work.appending(path: "graph.html")
        try page.write(to: file, options: .atomic)
        print(file.path)
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try Child(opener, [file.path])
    }

    /// The request, as `CheckRequest` of `DIChecking` reads it.
    private func request(_ folder: BuildFolder) -> [String: Any] {
        var request: [String: Any] = [
            "command": options.command == .watch ? "check" : options.command.rawValue,
            "components": options.values["component"] ?? [],
            "format": options.format, "warningsAsErrors": options.has("warnings-as-errors"),
            "hints": options.has("hints"), "path": options.values["path"] ?? [],
            "files": options.files.map(absolute),
            "workFolder": work.path, "showsValues": options.has("show-values"), "plugin": getpid(),
            "printer": getppid(),
        ]
        request["documentation"] = documentation
        if options.command == .watch { request["seen"] = seen.path }
        request["properties"] = options.values["properties"]?.map(absolute)
        if options.command == .fakes { request["subject"] = options.files.first }
        request["focus"] = options.values["focus"]?.last
        request["why"] = options.values["why"]?.last
        if options.command != .diff {
            let build: [String: Any] = [
                "buildFolder": folder.url.path, "buildSystem": folder.isNative ? "native" : "swiftbuild",
                "configuration": options.configuration,
            ]
            request["package"] = checked.layout.merging(build) { $1 }
        }
        return request
    }

    /// The inputs and outputs of the build, from which `BuildQuestion` of `DIChecking` decides whether another one is needed.
    private func question(_ folder: BuildFolder, after link: Link?) -> [String: Any] {
        let last = Link.folder(self, folder)
        var inputs: [String] = [library.directoryURL.appending(path: "Plugins").path]
        let roots: [any Target] = targets + [checker] + library.targets
        var known: Set<String> = []
        for target in roots.flatMap({ $0.recursiveTargetDependencies + [$0] }) where known.insert(target.id).inserted {
            switch target {
            case let target as any SourceModuleTarget:
                if target.kind != .test { inputs += target.sourceFiles.map(\.url.path) }
            case let target as BinaryArtifactTarget: inputs.append(target.artifactURL.path)
            default: inputs.append(target.directoryURL.path)
            }
        }
        return [
            "record": last.appending(path: "proof").path, "isBuilt": link != nil, "parent": getppid(),
            "arguments": options.words, "compiler": compiler.path, "scratchFolder": folder.scratch.path,
            "packageFolders": package.withDependencies.map(\.directoryURL.path), "inputs": inputs,
            "outputs": link.map { $0.objects + [last.appending(path: "checker").path] } ?? [],
        ]
    }

    /// The address of the pages of diagnostic ids on the web. A page in a folder of this machine would help no reader of a report.
    private var documentation: String? {
        guard case .repository(let url, _, let revision) = library.origin, url.hasPrefix("https://") else { return nil }
        return "\(url.hasSuffix(".git") ? String(url.dropLast(4)) : url)/blob/\(revision)/Documentation/Diagnostics/"
    }
}
