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

    /// Returns a path as it is seen from the folder in which the command was called.
    private func absolute(_ path: String) -> String {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return URL(filePath: path, relativeTo: current).path
    }

    /// The address of the pages of diagnostic ids on the web. A local page would not help the readers of a report.
    private var documentation: String? {
        guard let url = checked.library.url, let revision = checked.library.revision, url.hasPrefix("https://") else {
            return nil
        }
        return "\(url.hasSuffix(".git") ? String(url.dropLast(4)) : url)/blob/\(revision)/Documentation/Diagnostics/"
    }
}
