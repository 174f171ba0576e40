// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The request that the plugin `DIGraphGate` writes while the build is planned.
struct GateRequest: Decodable {
    /// The description of the build that runs, in which the build system finds its commands.
    var manifest: String
    /// The paths of the modules of the package's own targets, which a build that checks them makes.
    var modules: [String]
    /// The driver of the compiler.
    var compiler: String
    /// The lists of sources and objects of Swift targets.
    var maps: [String]
    /// The objects of other targets.
    var objects: [String]
    /// The arguments of the linker.
    var flags: [String]
    /// The file of settings, which needn't exist.
    var settings: String

    /// Throws if the build that runs is not the one for which the request was written, such as one for another machine.
    ///
    /// The modules of such a build are elsewhere, and those of the request are what another build has left.
    func verify() throws(Problem) {
        let text = try GateFiles.read(manifest)
        for module in modules where text.range(of: Data(module.utf8)) == nil {
            throw Problem("this build doesn't make '\(module)'; builds for another machine are not checked")
        }
    }
}
