// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build of the package and of the checker.
extension Checking {
    func build() throws(Problem) -> BuildFolder {
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
        }
        try build(checked.checker.name)
        let folder = try BuildFolder(work: work, configuration: configuration)
        try Files.write(Data(stateOfTheChecker(in: folder).utf8), to: record(in: folder).path)
        return folder
    }

    private func record(in folder: BuildFolder) -> URL {
        work.appending(path: "built-" + folder.name(of: checked.checker))
    }

    /// The manifest of the library, and the sources and objects of the checker and all below it: other flags change the library's
    /// objects, which the package's own targets contain, too.
    private func stateOfTheChecker(in folder: BuildFolder) throws(Problem) -> String {
        var paths = [compiler, checked.library.folder + "/Package.swift"]
        for target in checked.checkerParts { paths += (target.files ?? []) + (try folder.objects(of: target)) }
        return BuildFolder.stamp(of: paths)
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
}
