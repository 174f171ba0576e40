// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders that a build writes to.
struct BuildOutputs {
    private let scratchFolder: String
    private let folders: [String]

    init(_ question: BuildQuestion) {
        scratchFolder = question.scratchFolder
        // All but the checkouts of dependencies, which the build reads.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scratchFolder)) ?? []
        folders = names.filter { !["checkouts", "artifacts", "registry"].contains($0) }.flatMap { name in
            let folder = URL(filePath: question.scratchFolder + "/" + name)
            return [folder.path + "/", folder.resolvingSymlinksInPath().path + "/"]
        }
    }

    /// Whether a path is in one of them.
    func contain(_ path: String) -> Bool {
        folders.contains { path.hasPrefix($0) }
    }

    /// A plugin of the build other than the library's own, which reads the sources of its target alone.
    var foreignPlugin: String? {
        // PACKAGE/TARGET/PLUGIN, or PACKAGE/TARGET/destination/PLUGIN.
        let folder = scratchFolder + "/plugins/outputs"
        for package in names(folder) {
            for target in names(folder + "/" + package) {
                let target = folder + "/" + package + "/" + target
                for name in names(target) {
                    let plugins = ["destination", "tools"].contains(name) ? names(target + "/" + name) : [name]
                    if let plugin = plugins.first(where: { !["DIGraphGate", "DIRegistration"].contains($0) }) {
                        return plugin
                    }
                }
            }
        }
        return nil
    }

    private func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
