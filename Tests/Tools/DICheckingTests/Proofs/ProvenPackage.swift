// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import DIChecking

/// A package with a build of one object, in a folder of its own.
struct ProvenPackage {
    let folder: URL
    var command: ParentCommand? = ParentCommand(
        words: ["/usr/bin/swift-package", "di"], environment: "1", begun: .max)
    var inputs: [String]

    static func temporary() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "proof-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath()
    }

    init() throws {
        folder = try Self.temporary()
        inputs = ["Sources/Shop.swift", "Resources", "Link.swift"].map { [folder] in folder.path + "/" + $0 }
        try write("// Shop", "Sources/Shop.swift")
        try write("{}", "Resources/menus/today.json")
        try write("// 1", "Elsewhere/1.swift")
        try write("// 2", "Elsewhere/2.swift")
        try write("// header", "Elsewhere/machine.h")
        try link("Elsewhere/1.swift")
        try write("// swift-tools-version: 6.1", "Package.swift")
        try write("swiftc", "Tools/swiftc")
        try write("{}", ".build/workspace-state.json")
        try write("object", Self.object)
        try write(
            "out: \(path("Sources/Shop.swift")) \(path("Elsewhere/machine.h"))\n", ".build/debug/Shop.build/shop.c.d")
    }

    static let object: String = ".build/debug/Shop.build/shop.c.o"

    /// The objects that are linked.
    var objects: [String] = [Self.object]

    func path(_ name: String) -> String { folder.path + "/" + name }

    func write(_ text: String, _ name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }

    func link(_ target: String) throws {
        try? remove("Link.swift")
        try FileManager.default.createSymbolicLink(atPath: path("Link.swift"), withDestinationPath: path(target))
    }

    func removeAll() {
        try? FileManager.default.removeItem(at: folder)
    }

    func question(isBuilt: Bool) -> BuildQuestion {
        BuildQuestion(
            record: path("record"), isBuilt: isBuilt, parent: 0, arguments: [], compiler: path("Tools/swiftc"),
            scratchFolder: path(".build"), packageFolders: [folder.path], inputs: inputs,
            outputs: isBuilt ? objects.map(path) : [])
    }

    func record(after last: BuildProof? = nil) throws(BuildProof.Doubt) -> BuildProof {
        try .recording(question(isBuilt: true), of: command, after: last)
    }

    /// The reason for which a record proves nothing, without the folder; nil if it does.
    func doubt(about proof: BuildProof) -> String? {
        do throws(BuildProof.Doubt) {
            try proof.verify(question(isBuilt: false), of: command)
            return nil
        } catch {
            return text(error)
        }
    }

    /// The reason for which no record is made; nil if one is.
    func doubtOfRecording() -> String? {
        do throws(BuildProof.Doubt) {
            _ = try record()
            return nil
        } catch {
            return text(error)
        }
    }

    private func text(_ doubt: BuildProof.Doubt) -> String {
        doubt.reason.replacingOccurrences(of: folder.path + "/", with: "")
    }
}
