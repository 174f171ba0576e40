// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build that this test is part of: it left the modules of the layers, which are used as they are.
struct Build {
    /// Why the build was not found.
    struct NotFound: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder of the project that the tests were built from.
    static let project: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let layers: [String] = ["DICore", "DIValidation", "DIBinding", "DIAssisted", "DI"]

    /// The folder of the products, such as `.build/debug`.
    let products: URL

    /// Finds the products in the folders above the running program and the bundles that it has loaded.
    init() throws {
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

    var modules: URL {
        products.appendingPathComponent("Modules")
    }

    /// The object files of the layers, as the test program itself was linked with.
    func objects(of layers: [String] = layers) throws -> [String] {
        let all = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
        let lists = all.map { $0.appendingPathComponent("Objects.LinkFileList") }
        guard let list = lists.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw NotFound(description: "no list of objects in \(products.path)")
        }
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { path in layers.contains { path.contains("/\($0).build/") } }
    }
}
