// SPDX-License-Identifier: Apache-2.0

import DISyntax
import Foundation

/// The program `di-register`, which the plugin runs whenever a source of a target changes.
///
///     di-register --output FILE --root FOLDER [--internal] --target NAME [--uses NAME]… PATH… [--target …]…
///
/// Paths are below the root, with a slash before them. The first target is the one to register, the others are below it.
package struct Command {
    private let arguments: Arguments
    /// Writes one line for people.
    private let say: (String) -> Void

    package init(_ arguments: [String], say: @escaping (String) -> Void) throws(Arguments.Unusable) {
        self.arguments = try Arguments(arguments)
        self.say = say
    }

    /// Writes the file if its text has changed, and returns the status: 0, or 1 after errors.
    package func run() -> Int32 {
        var problems: [Problem] = []
        let targets = arguments.targets.map { target in
            TargetSources(
                name: target.name, uses: target.uses,
                files: target.paths.compactMap { path in
                    read(arguments.root + path, isRegistered: target.name == arguments.targets[0].name, &problems)
                })
        }
        let outcome = Registrar.run(targets[0], below: Array(targets.dropFirst()), isPublic: arguments.isPublic)
        problems = (problems + outcome.problems).sorted(by: Problem.areInOrder)
        for problem in problems { say("\(problem)") }
        guard let text = outcome.text else { return 1 }
        do {
            try write(text)
            return 0
        } catch {
            say("error: \(arguments.output) can't be written: \(error.localizedDescription)")
            return 1
        }
    }

    /// The largest source that is read, at up to forty bytes of memory for each byte.
    private static let sizeLimit = 16 << 20

    private func read(_ path: String, isRegistered: Bool, _ problems: inout [Problem]) -> TargetSources.File? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.sizeLimit else {
            if isRegistered {
                let text = "the file can't be read, or has more than 16 MB, so nothing in it is bound"
                problems.append(Problem(.unread, path, SourcePlace(line: 1, column: 1), text))
            }
            return nil
        }
        let source = data.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self) { Source($0) } }
        return TargetSources.File(path: path, source: source)
    }

    /// Replaces the file as a whole, unless it has the text already: an unchanged file isn't compiled again.
    private func write(_ text: String) throws {
        let file = URL(fileURLWithPath: arguments.output)
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) == data { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
