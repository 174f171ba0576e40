// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The request that the plugin `DIGraphGate` writes while the build is planned.
struct GateRequest: Decodable {
    let graph: PackageGraph
    /// The folder with the objects of the build.
    let folder: String
    /// `debug` or `release`.
    let configuration: String
    /// The description of the build that runs, in which the build system finds its commands.
    let manifest: String
    /// The driver of the compiler.
    let compiler: String
    /// The file of settings, which needn't exist.
    let settings: String

    /// Throws if the build that runs is not the one for which the request was written, such as one for another machine.
    ///
    /// The modules of such a build are elsewhere, and the modules of the request were left by another build.
    func verify(_ targets: [PackageGraph.Target]) throws(Problem) {
        let text = try Files.read(manifest)
        for target in targets {
            let module = "\(folder)/Modules/\(target.module ?? target.name).swiftmodule"
            guard text.range(of: Data(module.utf8)) == nil else { continue }
            throw Problem("this build doesn't make '\(module)'; builds for another machine are not checked")
        }
    }

    /// The list of sources and objects of a Swift target.
    func map(of target: PackageGraph.Target) -> String { build(target) + "/output-file-map.json" }

    /// The objects of another target.
    func objects(of target: PackageGraph.Target) -> [String] {
        (target.sources ?? []).map { build(target) + $0.dropFirst(target.folder.count) + ".o" }
    }

    private func build(_ target: PackageGraph.Target) -> String { "\(folder)/\(target.module ?? target.name).build" }
}
