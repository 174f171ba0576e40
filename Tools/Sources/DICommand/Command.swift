// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program behind the plugins: `di REQUEST ARGUMENT…` answers `swift package di`, and `di --gate REQUEST FILE` checks the
/// graphs of the build that runs it.
public enum Command {
    /// Runs the program, and returns its exit status: 0, 1 if there are problems, 2 if the check was impossible, and 64 for a
    /// wrong command line.
    public static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--gate" {
            return Gate.run(Array(arguments.dropFirst())) { FileHandle.standardOutput.write($0) }
        }
        endWithParent()
        do throws(Problem) {
            guard let path = arguments.first else { throw Problem("di takes the path of a request") }
            return try run(Request(path), Options(Array(arguments.dropFirst())))
        } catch {
            Console.error(error.text)
            return error.status
        }
    }

    private static func run(_ request: Request, _ options: Options) throws(Problem) -> Int32 {
        switch options.command {
        case .help: write(Options.usage + "\n")
        case .explain: write(try page(options.files[0], in: request.graph))
        case .watch: try Checking(request, options).watch()
        case .doctor: try Checking(request, options).examine()
        case .check, .graph, .diff, .fakes: return try Checking(request, options).check()
        }
        return 0
    }

    /// Writes to standard output at once, before another process writes there.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Ends this process with the plugin; builds and the checker end with it.
    private static func endWithParent() {
        let parent = getppid()
        Thread.detachNewThread {
            while getppid() == parent { usleep(200_000) }
            Child.end()
            _exit(2)
        }
        signal(SIGTERM) { _ in
            Child.end()
            _exit(2)
        }
    }

    /// The page of a diagnostic id, from the checkout of the library.
    private static func page(_ id: String, in graph: PackageGraph) throws(Problem) -> String {
        let name = id.hasPrefix("DI/") ? String(id.dropFirst(3)) : id
        guard let library = graph.package(with: "DIBinding")?.package else {
            throw Problem("the package with the target 'DIBinding' is not among the dependencies")
        }
        let folder = library.folder + "/Documentation/Diagnostics/"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let pages = files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }.sorted()
        guard let found = pages.first(where: { $0.lowercased() == name.lowercased() }),
            let text = try? String(contentsOfFile: folder + found + ".md", encoding: .utf8)
        else { throw Problem("no diagnostic has the id '\(id)'; the ids are:\n" + pages.joined(separator: "\n")) }
        // Comments are for the tests of the page.
        return text.replacing(#/<!--[\s\S]*?-->\n*/#, with: "")
    }
}

/// The request of the plugin `DICheck` for a call.
struct Request: Decodable {
    let graph: PackageGraph
    /// The plugin's work folder.
    let workFolder: String
    /// The driver of the compiler.
    let compiler: String
    /// The process of `swift package`.
    let parent: Int32

    var work: URL { URL(filePath: workFolder) }

    init(_ path: String) throws(Problem) {
        let data = try Files.read(path)
        do {
            self = try JSONDecoder().decode(Request.self, from: data)
        } catch {
            throw Problem("'\(path)' is not a request of this version of the plugin")
        }
    }
}
