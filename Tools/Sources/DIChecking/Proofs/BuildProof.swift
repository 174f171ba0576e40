// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The proof that a build would change nothing: all that it reads and makes is as the last check left it.
///
/// SwiftPM takes seconds to find that out for a plugin. In doubt there is no proof, and the package is built. Compared are the
/// command line and the environment, the compiler, the manifests, the inputs as SwiftPM lists them now, all that the compilers have
/// read according to their dependency files, and the objects, so that another build in between is noticed.
struct BuildProof: Codable, Equatable {
    /// The version of this form.
    private static let version: Int = 2

    private(set) var version: Int = Self.version
    /// The command line, before the words of the plugin.
    let words: [String]
    let environment: String
    /// The time before the command began, in nanoseconds since 1970: the lists of older objects are among `others`.
    let begun: Int
    /// The inputs that SwiftPM reports, too: manifests, sources, headers, resources; and the compiler.
    let inputs: [String]
    /// The inputs that only the build knows: files that compilers have read, objects, the linked program.
    let others: [String]
    /// The states of both, in order.
    let states: [String]

    /// The reason for a missing proof, as a clause.
    struct Doubt: Error, Equatable {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    /// Makes the record of a build that has ended.
    ///
    /// A file that has changed since the command began may have changed after the build read it; then no record is written. The build
    /// itself changes its own folder. The lists of thousands of objects take a second to read, so those of older objects are taken from
    /// the last record, if it knows all objects: files that nothing reads any more then stay in the record as long as they exist.
    static func recording(
        _ question: BuildQuestion, of command: ParentCommand?, after last: BuildProof? = nil
    ) throws(Doubt) -> BuildProof {
        let command = try understood(command, question)
        let inputs = try Self.inputs(of: question)
        guard let files = DependencyFile.paths(of: question.outputs) else {
            throw Doubt("an object has no list of its inputs")
        }
        let last = last.flatMap { $0.version == Self.version && $0.knows(question.outputs) ? $0 : nil }
        var read: Set<String> = []
        for file in files where last.map({ !FileState(path: file).isOlder(than: $0.begun) }) ?? true {
            guard let data = try? Data(contentsOf: URL(filePath: file)), DependencyFile.read(data, into: &read) else {
                throw Doubt("'\(file)' has an unknown form")
            }
        }
        let kept = (last?.others ?? []).filter { FileManager.default.fileExists(atPath: $0) }
        let others = read.union(kept).union(question.outputs).subtracting(inputs).sorted()
        let made = BuildOutputs(question)
        var states: [String] = []
        for path in inputs + others {
            let state = FileState(path: path)
            guard !state.text.isEmpty else { throw Doubt("'\(path)' is gone") }
            guard made.contain(path) || state.isOlder(than: command.begun) else {
                throw Doubt("'\(path)' has changed since the command began")
            }
            states.append(state.text)
        }
        return BuildProof(
            words: command.words, environment: command.environment, begun: command.begun, inputs: inputs,
            others: others, states: states)
    }

    /// Whether some outputs are among those that were recorded: a check of one component links fewer.
    private func knows(_ outputs: [String]) -> Bool { Set(outputs).isSubset(of: others) }

    /// Throws the reason for which a build could change something.
    func verify(_ question: BuildQuestion, of command: ParentCommand?) throws(Doubt) {
        guard version == Self.version else { throw Doubt("the record was written by another version") }
        let command = try Self.understood(command, question)
        guard command.words == words else { throw Doubt("the command line differs") }
        guard command.environment == environment else { throw Doubt("the environment differs") }
        let inputs = try Self.inputs(of: question)
        guard inputs == self.inputs else {
            let change = Set(inputs).symmetricDifference(self.inputs).min() ?? ""
            throw Doubt("'\(change)' was added or removed")
        }
        let paths = inputs + others
        guard paths.count == states.count else { throw Doubt("the record is incomplete") }
        for (path, state) in zip(paths, states) where FileState(path: path).text != state {
            throw Doubt("'\(path)' has changed")
        }
    }

    private static func understood(
        _ command: ParentCommand?, _ question: BuildQuestion
    ) throws(Doubt) -> ParentCommand {
        guard let command else { throw Doubt("the command line of SwiftPM can't be read") }
        guard command.isUnderstood else { throw Doubt("the command line has unknown options") }
        if let plugin = BuildOutputs(question).foreignPlugin {
            throw Doubt("the plugin '\(plugin)' may read anything")
        }
        return command
    }

    /// The inputs of the build according to SwiftPM, the compiler and the manifests, sorted.
    private static func inputs(of question: BuildQuestion) throws(Doubt) -> [String] {
        var paths: Set<String> = []
        for path in question.inputs {
            guard insert(path, depth: 0, into: &paths) else { throw Doubt("the folder '\(path)' is too large") }
        }
        for folder in question.packageFolders {
            for name in names(folder) where name.hasPrefix("Package") {
                if name.hasSuffix(".swift") || name == "Package.resolved" { paths.insert(folder + "/" + name) }
            }
        }
        if let configuration = question.packageFolders.first.map({ $0 + "/.swiftpm/configuration" }) {
            for name in names(configuration) { paths.insert(configuration + "/" + name) }
        }
        let state = question.scratchFolder + "/workspace-state.json"
        if FileManager.default.fileExists(atPath: state) { paths.insert(state) }
        let tools = URL(filePath: question.compiler).deletingLastPathComponent().path
        for name in ["swift-package", "swift-driver", "swift-frontend", "clang"] {
            let tool = tools + "/" + name
            if FileManager.default.fileExists(atPath: tool) { paths.insert(tool) }
        }
        paths.insert(question.compiler)
        return paths.sorted()
    }

    /// Inserts a file, or all files below a folder, through links; false if there is no end to them.
    private static func insert(_ path: String, depth: Int, into paths: inout Set<String>) -> Bool {
        guard paths.count < 100_000, depth < 32 else { return false }
        guard FileState(path: path).isFolder else {
            paths.insert(path)
            return true
        }
        for name in names(path) where name != ".git" && name != ".build" {
            guard insert(path + "/" + name, depth: depth + 1, into: &paths) else { return false }
        }
        return true
    }

    private static func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
