// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One check: builds the targets of the package that reach the library, links their objects to the checker, and runs that.
struct Checking {
    let request: Request
    let options: Options
    /// The package that is checked; it has no targets for `diff`.
    let checked: CheckedPackage
    /// The compiler itself, behind links.
    let compiler: String

    init(_ request: Request, _ options: Options) throws(Problem) {
        self.request = request
        self.options = options
        compiler = URL(filePath: request.compiler).resolvingSymlinksInPath().path
        do throws(Problem) {
            checked = try CheckedPackage(
                request.graph, components: options.values["component"] ?? [], withoutTargets: options.command == .diff)
        } catch {
            throw Problem("cannot check: " + error.text)
        }
    }

    var work: URL { request.work }
    private var targets: [PackageGraph.Target] { checked.targets }

    /// Prints the answer, and returns the exit status.
    func check() throws(Problem) -> Int32 {
        let answer: (text: Data, status: Int32)
        if let known = try unbuiltAnswer().answer { answer = known } else { answer = try builtAnswer() }
        if options.has("open") {
            try show(answer.text)
        } else if let path = options.values["output"]?.last {
            try write(answer.text, to: absolute(path))
        } else {
            FileHandle.standardOutput.write(answer.text)
        }
        // Without an error of the plugin's own, SwiftPM prints one that says less.
        if answer.status != 0 { Console.error("problems found") }
        return answer.status
    }

    private func builtAnswer() throws(Problem) -> (text: Data, status: Int32) {
        let folder = try build()
        let link = try Link(self, folder)
        return try ask(try link.program(), folder, after: link)
    }

    /// Checks again whenever files have changed and then not for half a second: sources, or with `--no-build` what builds make of them.
    func watch() throws(Problem) -> Never {
        try? FileManager.default.removeItem(at: seen)
        var (last, told) = ("", "")
        while true {
            let files = try filesToWatch()
            let state = BuildFolder.stamp(of: files)
            if state == last, state != told {
                told = state
                // Lines by which editors know that a list of problems begins and ends.
                Command.write("checking \(checked.package.name)\n")
                do throws(Problem) {
                    FileHandle.standardOutput.write(try builtAnswer().text)
                } catch {
                    Command.write(error.text + "\nchecked nothing\n")
                }
            }
            last = state
            usleep(500_000)
        }
    }

    /// The problems of the last check of `watch`.
    private var seen: URL { work.appending(path: "seen") }

    /// The sources of the targets, and the folders in which new ones appear; with `--no-build`, the objects and the files that name them.
    private func filesToWatch() throws(Problem) -> [String] {
        guard options.has("no-build") else {
            let folders = Set(checked.sources.map { URL(filePath: $0).deletingLastPathComponent().path })
            return checked.sources + folders.sorted()
        }
        let folder = try BuildFolder(work: work, configuration: options.configuration)
        return targets.flatMap { target in
            let objects = (try? folder.objects(of: target)) ?? []
            return [folder.url.appending(path: "Modules/\(target.module ?? target.name).swiftmodule").path] + objects
        }
    }

    /// Prints what `doctor` finds, up to the first step that fails.
    func examine() throws(Problem) {
        func say(_ line: String) { Command.write(line + "\n") }
        let version = try Child(request.compiler, ["--version"]).text.split(separator: "\n").first.map(String.init)
        say("compiler: \(version ?? "unknown"), \(request.compiler)")
        say("package: \(checked.package.name), \(checked.package.folder)")
        let names = targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
        say("targets that reach the library: \(names)")
        let unbuilt = try unbuiltAnswer()
        let isLeftOut = unbuilt.answer != nil
        let folder =
            isLeftOut ? try BuildFolder(work: work, configuration: options.configuration, native: true) : try build()
        if !options.has("no-build") {
            say("build: " + (isLeftOut ? "left out, nothing has changed" : "requested, because \(unbuilt.reason)"))
        }
        say("build system: \(folder.isNative ? "native" : "swiftbuild"), \(options.configuration)")
        say("build folder: \(folder.url.path)")
        let link = try Link(self, folder)
        say("checker: \(checked.checker.name), linked to \(link.objects.count) objects")
        if let answer = unbuilt.answer {
            FileHandle.standardOutput.write(answer.text)
        } else {
            FileHandle.standardOutput.write(try ask(try link.program(), folder, after: link).text)
        }
    }

    /// The answer of the last program, if it can prove that a build would change nothing, and otherwise the reason to build.
    private func unbuiltAnswer() throws(Problem) -> (answer: (text: Data, status: Int32)?, reason: String) {
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
        do throws(Problem) {
            return (try ask(program, folder, after: nil), "")
        } catch {
            guard error.isDoubt else { throw error }
            return (nil, error.text)
        }
    }

    private func build() throws(Problem) -> BuildFolder {
        guard !targets.isEmpty || options.command == .diff else {
            throw Problem(
                "cannot check: no target of '\(checked.package.name)' depends on the library, apart from tests")
        }
        let configuration = options.configuration
        guard !options.has("no-build") else { return try BuildFolder(work: work, configuration: configuration) }
        for target in checked.outermost { try build(target.name) }
        if let folder = try? BuildFolder(work: work, configuration: configuration), !targets.isEmpty {
            // Each build takes SwiftPM seconds in a large package, even if there is nothing to do.
            let last = try? String(contentsOf: record(in: folder), encoding: .utf8)
            if let last, last == (try? stateOfTheChecker(in: folder)) { return folder }
            if (try? isCheckerNewerThanItsSources(in: folder)) == true { return folder }
        }
        try build(checked.checker.name)
        let folder = try BuildFolder(work: work, configuration: configuration)
        try Files.write(Data(stateOfTheChecker(in: folder).utf8), to: record(in: folder).path)
        return folder
    }

    private func record(in folder: BuildFolder) -> URL {
        work.appending(path: "built-" + folder.name(of: checked.checker))
    }

    /// The manifest of the library, the sources of the checker and of all below it, and their objects: other flags have changed
    /// the objects of the library, which the package's own targets contain.
    private func stateOfTheChecker(in folder: BuildFolder) throws(Problem) -> String {
        var paths = [compiler, checked.library.folder + "/Package.swift"]
        for (target, _) in checked.checkerParts { paths += (target.files ?? []) + (try folder.objects(of: target)) }
        return BuildFolder.stamp(of: paths)
    }

    /// Whether the objects that only the checker has are newer than all that they are made of: their sources, the library's manifest,
    /// and the objects below, which the package's own build has just made anew if flags or the compiler are others.
    private func isCheckerNewerThanItsSources(in folder: BuildFolder) throws(Problem) -> Bool {
        var inputs: [String] = [checked.library.folder + "/Package.swift"]
        var outputs: [String] = []
        for (target, isShared) in checked.checkerParts {
            let objects = try folder.objects(of: target)
            inputs += (target.files ?? []) + (isShared ? objects : [])
            guard !isShared else { continue }
            guard objects.count == target.sources?.count else { return false }
            outputs += objects
        }
        guard folder.isNative, let newest = inputs.map({ BuildFolder.times(of: $0).changed }).max(),
            let oldest = outputs.map({ BuildFolder.times(of: $0).written }).min()
        else { return false }
        return newest < oldest
    }

    /// Builds by name, because `.all` builds the executables of dependencies, too.
    private func build(_ name: String) throws(Problem) {
        Console.progress("building '\(name)'")
        // The log goes to standard error while it is written.
        let (log, errors): (String, [Substring])
        if let command = BuildCommand(self) {
            let child = try command.build(name)
            guard child.status != 0 || child.signal != nil else { return }
            log = child.text
            // Once more without the word in front, for editors that link places.
            errors = log.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
        } else {
            guard let text = Console.build(name, options.configuration) else { return }
            (log, errors) = (text, [])
        }
        let failed = target(failingIn: log) ?? name
        throw Problem((["cannot check: the target '\(failed)' does not build"] + errors).joined(separator: "\n"))
    }

    /// The target with the source of the compiler's first error: the one that is built, or one that it depends on.
    private func target(failingIn log: String) -> String? {
        for line in log.split(separator: "\n") {
            guard let match = line.prefixMatch(of: #/(/.+?):[0-9]+:[0-9]+: error: /#) else { continue }
            let path = String(match.1)
            return request.graph.targets.values.first { $0.files?.contains(path) == true }?.name
        }
        return nil
    }

    /// Runs the program on the request, and returns what it answers: after a link, or else if it can prove that none is needed.
    private func ask(
        _ program: URL, _ folder: BuildFolder, after link: Link?
    ) throws(Problem) -> (text: Data, status: Int32) {
        let runs = work.appending(path: "runs")
        try? FileManager.default.removeItem(at: runs)
        try Files.make(runs.path)
        defer { try? FileManager.default.removeItem(at: runs) }
        let request = runs.appending(path: UUID().uuidString).path
        var content = self.content(folder)
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
                Console.warning("'configure' of \(name) has not returned for 10 seconds")
            } while FileManager.default.fileExists(atPath: request)
        }
    }

    /// Writes a file that wasn't there, whole or not at all.
    private func write(_ text: Data, to path: String) throws(Problem) {
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

    private func show(_ page: Data) throws(Problem) {
        let file = work.appending(path: "graph.html")
        try Files.write(page, to: file.path)
        Command.write(file.path + "\n")
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try Child(opener, [file.path])
    }

    /// The request, as `CheckRequest` of `DIChecking` reads it.
    private func content(_ folder: BuildFolder) -> [String: Any] {
        var content: [String: Any] = [
            "command": options.command == .watch ? "check" : options.command.rawValue,
            "components": options.values["component"] ?? [],
            "format": options.format, "warningsAsErrors": options.has("warnings-as-errors"),
            "path": options.values["path"] ?? [],
            "files": options.files.map(absolute),
            "workFolder": work.path, "showsValues": options.has("show-values"), "plugin": getpid(),
            "printer": request.parent,
        ]
        content["documentation"] = documentation
        if options.command == .watch { content["seen"] = seen.path }
        content["properties"] = options.values["properties"]?.map(absolute)
        if options.command == .fakes { content["subject"] = options.files.first }
        content["focus"] = options.values["focus"]?.last
        content["why"] = options.values["why"]?.last
        if options.command != .diff {
            let build: [String: Any] = [
                "buildFolder": folder.url.path, "buildSystem": folder.isNative ? "native" : "swiftbuild",
                "configuration": options.configuration,
            ]
            content["package"] = checked.layout.merging(build) { $1 }
        }
        return content
    }

    /// The inputs and outputs of the build, from which `BuildQuestion` of `DIChecking` decides whether another one is needed.
    private func question(_ folder: BuildFolder, after link: Link?) -> [String: Any] {
        let last = Link.folder(self, folder)
        let graph = request.graph
        var inputs = ["Plugins", "Tools/Sources/DICommand"].map { checked.library.folder + "/" + $0 }
        for id in graph.reached(from: checked.roots).sorted() {
            guard let target = graph.targets[id], target.kind != "test" else { continue }
            inputs += target.files ?? [target.artifact ?? target.folder]
        }
        return [
            "record": last.appending(path: "proof").path, "isBuilt": link != nil, "parent": request.parent,
            "arguments": options.words, "compiler": request.compiler, "scratchFolder": folder.scratch.path,
            "packageFolders": graph.packages.map(\.folder), "inputs": inputs,
            "outputs": link.map { $0.objects + [last.appending(path: "checker").path] } ?? [],
        ]
    }

    /// The address of the pages of diagnostic ids on the web. A page in a folder of this machine would help no reader of a report.
    private var documentation: String? {
        guard let url = checked.library.url, let revision = checked.library.revision, url.hasPrefix("https://") else {
            return nil
        }
        return "\(url.hasSuffix(".git") ? String(url.dropLast(4)) : url)/blob/\(revision)/Documentation/Diagnostics/"
    }
}
