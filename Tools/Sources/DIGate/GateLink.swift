// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The link of the checker to the objects of the package and of everything that it depends on.
struct GateLink {
    private let request: GateRequest
    private let objects: [String]
    private let folder: String

    init(_ request: GateRequest, _ objects: [String], in folder: String) {
        self.request = request
        self.objects = objects + request.objects
        self.folder = folder
    }

    /// Links, and returns the path of the program.
    func program() throws(GateProblem) -> String {
        let list = folder + "/objects"
        // The driver writes a file beside the first object.
        let first = folder + "/first.o"
        try? FileManager.default.removeItem(atPath: first)
        guard let object = objects.first,
            (try? FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: object)) != nil
        else { throw GateProblem("'\(folder)' can't be written") }
        let lines = ([first] + objects.dropFirst()).map(Self.quoted).joined(separator: "\n")
        try GateFiles.write(Data(lines.utf8), to: list)
        let program = folder + "/checker"
        let child = try Child(request.compiler, ["-o", program, "@" + list] + linker + request.flags)
        guard child.status == 0, child.signal == nil else {
            let isClash = child.text.contains("duplicate symbol") || child.text.contains("multiple definition")
            let advice =
                isClash ? "\ntwo executables define the same symbol; 'components' in 'graph-gate.json' chooses one" : ""
            throw GateProblem("the objects can't be linked\n" + child.text + advice)
        }
        return program
    }

    /// A path for the list of objects: not in quotation marks, in which the driver ends an argument at an apostrophe.
    static func quoted(_ path: String) -> String {
        let special = " \t\"'\\"
        return path.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// No debug information, which is most of what a linker writes. LLVM's linker takes a fifth of the time of the others.
    private var linker: [String] {
        #if os(macOS)
        return ["-Xlinker", "-S"]
        #else
        let lld = URL(filePath: request.compiler).resolvingSymlinksInPath().deletingLastPathComponent().appending(
            path: "ld.lld")
        let isThere = FileManager.default.isExecutableFile(atPath: lld.path)
        return ["-Xlinker", "-S"] + (isThere ? ["-use-ld=lld"] : [])
        #endif
    }
}
