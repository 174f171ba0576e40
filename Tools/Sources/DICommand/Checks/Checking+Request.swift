// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The request to the checker.
extension Checking {
    /// The request, as `CheckRequest` of `DIChecking` reads it.
    func content(_ folder: BuildFolder) -> [String: Any] {
        var content: [String: Any] = [
            "command": options.command == .watch ? "check" : options.command.rawValue,
            "components": options.values["component"] ?? [],
            "format": options.format, "warningsAsErrors": options.has("warnings-as-errors"),
            "path": options.values["path"] ?? [],
            "files": options.files.map(absolute),
            "workFolder": work.path, "showsValues": options.has("show-values"), "plugin": getpid(),
            "printer": request.parent,
        ]
        content["documentation"] = documentation
        if options.command == .watch { content["seen"] = seen.path }
        content["properties"] = options.values["properties"]?.map(absolute)
        if options.command == .fakes { content["subject"] = options.files.first }
        content["focus"] = options.values["focus"]?.last
        content["why"] = options.values["why"]?.last
        if options.command != .diff {
            let build: [String: Any] = [
                "buildFolder": folder.url.path, "buildSystem": folder.isNative ? "native" : "swiftbuild",
                "configuration": options.configuration,
            ]
            content["package"] = checked.layout.merging(build) { $1 }
        }
        return content
    }

    /// The inputs and outputs of the build, from which `BuildQuestion` of `DIChecking` decides whether another one is needed.
    func question(_ folder: BuildFolder, after link: Link?) -> [String: Any] {
        let last = Link.folder(self, folder)
        let graph = request.graph
        var inputs = ["Plugins", "Tools/Sources/DICommand"].map { checked.library.folder + "/" + $0 }
        for id in graph.reached(from: checked.roots).sorted() {
            guard let target = graph.targets[id], target.kind != "test" else { continue }
            inputs += target.files ?? [target.artifact ?? target.folder]
        }
        return [
            "record": last.appending(path: "proof").path, "isBuilt": link != nil, "parent": request.parent,
            "arguments": options.words, "compiler": request.compiler, "scratchFolder": folder.scratch.path,
            "packageFolders": graph.packages.map(\.folder), "inputs": inputs,
            "outputs": link.map { $0.objects + [last.appending(path: "checker").path] } ?? [],
        ]
    }

    /// The address of the pages of diagnostic ids on the web. A page in a folder of this machine would help no reader of a report.
    private var documentation: String? {
        guard let url = checked.library.url, let revision = checked.library.revision, url.hasPrefix("https://") else {
            return nil
        }
        return "\(url.hasSuffix(".git") ? String(url.dropLast(4)) : url)/blob/\(revision)/Documentation/Diagnostics/"
    }
}
