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
        let answer = try answer()
        FileHandle.standardOutput.write(answer.text)
        // Without an error of the plugin's own, SwiftPM prints one that says less.
        if answer.status != 0 { Console.error("problems found") }
        return answer.status
    }

    private func answer() throws(Problem) -> (text: Data, status: Int32) {
        let folder = try build()
        return try ask(try Link(self, folder).program(), folder)
    }

    /// Checks again whenever files have changed and then not for half a second: sources, or with `--no-build` their objects.
    func watch() throws(Problem) -> Never {
        var (last, told) = ("", "")
        while true {
            let files = try filesToWatch()
            let state = BuildFolder.stamp(of: files)
            if state == last, state != told {
                told = state
                // Lines by which editors recognise the begin and the end of a list of problems.
                Command.write("checking \(checked.package.name)\n")
                do throws(Problem) {
                    FileHandle.standardOutput.write(try answer().text)
                } catch {
                    Command.write(error.text + "\nchecked nothing\n")
                }
            }
            last = state
            usleep(500_000)
        }
    }

    /// The sources of the targets, and the folders in which new ones appear; with `--no-build`, the modules and the objects.
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

    /// Prints the findings of `doctor`, up to the first step that fails.
    func examine() throws(Problem) {
        func say(_ line: String) { Command.write(line + "\n") }
        let version = try Child(request.compiler, ["--version"]).text.split(separator: "\n").first.map(String.init)
        say("compiler: \(version ?? "unknown"), \(request.compiler)")
        say("package: \(checked.package.name), \(checked.package.folder)")
        let names = targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
        say("targets that reach the library: \(names)")
        let folder = try build()
        say("build system: \(folder.isNative ? "native" : "swiftbuild"), \(options.configuration)")
        say("build folder: \(folder.url.path)")
        let link = try Link(self, folder)
        say("checker: \(checked.checker.name), linked to \(link.objects.count) objects")
        FileHandle.standardOutput.write(try ask(try link.program(), folder).text)
    }

    /// Runs the program on the request, and returns its answer.
    private func ask(_ program: URL, _ folder: BuildFolder) throws(Problem) -> (text: Data, status: Int32) {
        let runs = work.appending(path: "runs")
        try? FileManager.default.removeItem(at: runs)
        try Files.make(runs.path)
        defer { try? FileManager.default.removeItem(at: runs) }
        let request = runs.appending(path: UUID().uuidString).path
        nameSlowComponent(of: request)
        do throws(Problem) {
            return try LinkedChecker(program: program.path).answer(content(folder), at: request)
        } catch {
            throw Problem("cannot check: " + error.text)
        }
    }

    /// Names a component that is being planned for ten seconds, according to a file that the program writes.
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
