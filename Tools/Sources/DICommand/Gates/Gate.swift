// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A check of the object graphs of the build that runs it.
///
/// The build compiles the targets; the gate links them to the checker and runs it. It prints nothing if all is well.
struct Gate {
    private let request: GateRequest
    /// The folder of the request, in which everything is written.
    private let folder: String

    /// Checks the graphs of a request, and writes a Swift file without code if they are valid.
    ///
    /// - Parameters:
    ///   - paths: The paths of the request and of the file.
    ///   - say: Receives the text for the log of the build.
    /// - Returns: The exit status: 0, or 1 for a wrong graph and for one that couldn't be checked.
    static func run(_ paths: [String], say: (Data) -> Void) -> Int32 {
        do throws(Problem) {
            guard paths.count == 2 else {
                throw Problem("di --gate takes the paths of a request and of a Swift file")
            }
            let answer = try Gate(paths[0]).run()
            say(answer.text)
            guard answer.status == 0 else { return 1 }
            let text = Data("// The object graphs of this package have been checked.\n".utf8)
            // An unchanged file lets the build skip the target.
            if (try? Files.read(paths[1])) != text { try Files.write(text, to: paths[1]) }
            return 0
        } catch {
            say(Data("error: the object graphs can't be checked: \(error.text)\n".utf8))
            return 1
        }
    }

    init(_ path: String) throws(Problem) {
        guard let request = try? JSONDecoder().decode(GateRequest.self, from: try Files.read(path)) else {
            throw Problem("'\(path)' is not a request of this version of the plugin")
        }
        self.request = request
        folder = URL(filePath: path).deletingLastPathComponent().path
    }

    /// Links and runs the checker, and returns its answer.
    func run() throws(Problem) -> (text: Data, status: Int32) {
        let settings = try GateSettings(of: request.settings)
        let checked = try CheckedPackage(request.graph, components: settings.components)
        try request.verify(checked.targets)
        let compiled = checked.linked.filter(\.isCompiled)
        let maps = try ObjectMaps(compiled.filter { $0.isSwift == true }.map(request.map))
        let checker = try LinkedChecker.link(
            maps.objects + compiled.filter { $0.isSwift != true }.flatMap(request.objects), checked.flags,
            by: request.compiler, in: folder, choice: "'components' in 'graph-gate.json' chooses one")
        var package = checked.layout
        // With the sources that other plugins have generated.
        package["targets"] = (package["targets"] as? [[String: Any]] ?? []).map { target in
            let module = target["module"] as? String ?? ""
            return target.merging(["sources": maps.sources[module] ?? []]) { $1 }
        }
        package["buildFolder"] = request.folder
        package["buildSystem"] = "native"
        package["configuration"] = request.configuration
        var check: [String: Any] = [
            "command": "check", "path": [String](), "files": [String](), "workFolder": folder, "isBrief": true,
            "namesWholePaths": true, "package": package, "plugin": ProcessInfo.processInfo.processIdentifier,
        ]
        settings.add(to: &check, folder: checked.package.folder)
        return try checker.answer(check, at: folder + "/check")
    }
}
