// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build that this test is part of: it left the modules of the layers, which are used as they are.
package struct Build {
    /// Why the build was not found.
    package struct NotFound: Error, CustomStringConvertible {
        package let description: String
    }

    /// The folder of the project that the tests were built from.
    package static let project: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The layers that `import DI` brings.
    package static let ownLayers: [String] = ["DICore", "DIValidation", "DIBinding", "DIAssisted", "DI"]

    /// All layers, and the modules of other packages with which they are linked.
    package static let layers: [String] =
        ownLayers + ["DIDiagnostics", "DIGraphTools", "DIModules", "DIProperties", "DIAmbient", "DIMigration"]
        + ["Yams", "CYaml"]

    /// The folder of the products, such as `.build/debug`.
    let products: URL

    /// Finds the products in the folders above the running program and the bundles that it has loaded.
    package init() throws {
        let starts = [Bundle.main.executableURL].compactMap(\.self) + Bundle.allBundles.map(\.bundleURL)
        let folders = starts.flatMap { start in
            sequence(first: start.resolvingSymlinksInPath()) { folder in
                folder.path == "/" ? nil : folder.deletingLastPathComponent()
            }
        }
        let module = "Modules/DI.swiftmodule"
        let isThere = { (folder: URL) in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(module).path)
        }
        guard let products = folders.first(where: isThere) else {
            throw NotFound(description: "no folder above \(starts.map(\.path)) has \(module)")
        }
        self.products = products
    }

    /// The name of the package that SwiftPM gave to the layers: that of the project's folder, as an identifier.
    package static var packageName: String {
        String(project.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    package var modules: URL {
        products.appendingPathComponent("Modules")
    }

    /// The search paths of the layers' modules, and of the C module of Yams, whose map is beside its sources: a
    /// client of `DIProperties` needs it, too.
    package var searchPaths: [String] {
        let folders = sequence(first: products.resolvingSymlinksInPath()) { folder in
            folder.path == "/" ? nil : folder.deletingLastPathComponent()
        }
        let maps = folders.lazy.map { $0.appendingPathComponent("checkouts/Yams/Sources/CYaml/include") }
        let map = maps.first { folder in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("module.modulemap").path)
        }
        return ([modules] + [map].compactMap(\.self)).flatMap { ["-I", $0.path] }
    }

    /// Returns the object files of the layers and of what they are linked with, as the test program itself was linked with.
    package func objects(of layers: [String] = layers) throws -> [String] {
        // By name: a package of the apps may have been built in the same folder.
        let list = products.appendingPathComponent("swift-di-testsPackageTests.product/Objects.LinkFileList")
        guard FileManager.default.fileExists(atPath: list.path) else {
            throw NotFound(description: "no list of objects at \(list.path)")
        }
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { path in layers.contains { path.contains("/\($0).build/") } }
    }
}
