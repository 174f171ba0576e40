// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The link of the checker to the objects of the package and of everything that it depends on.
struct Link {
    private let checking: Checking
    let objects: [String]
    private let flags: [String]
    private let folder: URL

    init(_ checking: Checking, _ build: BuildFolder) throws(Problem) {
        self.checking = checking
        var objects: [String] = []
        for target in checking.checked.linked where target.isCompiled { objects += try build.objects(of: target) }
        self.objects = objects
        flags = checking.checked.flags
        folder = Self.folder(checking, build)
    }

    /// The folder of the program, and of the stamp of its inputs.
    static func folder(_ checking: Checking, _ build: BuildFolder) -> URL {
        let use = checking.checked.targets.isEmpty ? "alone-" : "linked-"
        return checking.work.appending(path: use + build.name(of: checking.checked.checker))
    }

    /// Links, unless the program of the last link has the same objects.
    func program() throws(Problem) -> URL {
        let program = folder.appending(path: "checker")
        let stamp = folder.appending(path: "stamp")
        if let last = try? String(contentsOf: stamp, encoding: .utf8), last == self.stamp(of: program) {
            return program
        }
        try? FileManager.default.removeItem(at: stamp)
        Console.progress("linking the checker to \(objects.count) objects")
        do throws(Problem) {
            _ = try LinkedChecker.link(
                objects, flags, by: checking.request.compiler, in: folder.path,
                choice: "check them one by one: --component Module.Name")
        } catch {
            throw Problem("cannot check: " + error.text)
        }
        try Files.write(Data(self.stamp(of: program).utf8), to: stamp.path)
        return program
    }

    /// The program and all its inputs, with size and time: a truncated program is linked again.
    private func stamp(of program: URL) -> String {
        BuildFolder.stamp(of: [program.path, checking.compiler] + objects) + flags.joined(separator: "\n")
    }
}
