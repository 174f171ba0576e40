// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources and objects of Swift targets, read from the build's output file maps.
struct ObjectMaps {
    private struct Outputs: Decodable {
        let object: String?
    }

    private(set) var objects: [String] = []
    /// The absolute paths of sources, by the name of their module.
    private(set) var sources: [String: [String]] = [:]

    /// Reads the file of each target, which is in the folder `Module.build`.
    init(_ paths: [String]) throws(Problem) {
        for path in paths {
            let data = try Files.read(path)
            guard let map = try? JSONDecoder().decode([String: Outputs].self, from: data) else {
                throw Problem("'\(path)' has an unknown form")
            }
            let files = map.filter { !$0.key.isEmpty }
            objects += files.values.compactMap(\.object).sorted()
            let module = URL(filePath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent
            sources[module] = files.keys.sorted()
        }
    }
}
