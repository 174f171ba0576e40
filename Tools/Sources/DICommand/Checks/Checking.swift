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
    var targets: [PackageGraph.Target] { checked.targets }

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
    var seen: URL { work.appending(path: "seen") }

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
            content["builtAt"] = link?.objects.map(BuildFolder.timeWritten).max()
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
}
