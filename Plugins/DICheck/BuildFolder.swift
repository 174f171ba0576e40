// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The folder with the objects of the last build.
struct BuildFolder {
    let url: URL
    let isNative: Bool

    init(work: URL, configuration: String) throws {
        // The work folder is `plugins/DICheck/outputs` of the build folder.
        let scratch = work.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let native = scratch.appending(path: configuration).resolvingSymlinksInPath()
        let products = scratch.appending(path: "out/Products")
        let platforms = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
        let other = platforms.first { $0.lastPathComponent.lowercased().hasPrefix(configuration) }
        let isNativeNewer =
            modified(scratch.appending(path: configuration + ".yaml"))
            > modified(scratch.appending(path: "out/Intermediates.noindex/XCBuildData/build.db"))
        isNative = isNativeNewer
        guard let url = isNativeNewer ? native : other else {
            throw Problem(text: "cannot check: the build folder of '\(scratch.path)' is not understood")
        }
        self.url = url
    }

    /// The objects of a target, sorted.
    func objects(of target: any SourceModuleTarget) throws -> [String] {
        guard isNative else {
            let object = url.appending(path: target.moduleName + ".o")
            if FileManager.default.fileExists(atPath: object.path) { return [object.path] }
            let intermediates = url.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Intermediates.noindex")
            let lists = (FileManager.default.enumerator(atPath: intermediates.path)?.allObjects as? [String] ?? [])
                .filter { $0.contains("/\(target.name)-") && $0.hasSuffix("-testable.LinkFileList") }
            guard let list = lists.first else { throw Problem(text: "no objects of \(target.name)") }
            let text = try String(contentsOf: intermediates.appending(path: list), encoding: .utf8)
            return text.split(separator: "\n").map(String.init).filter { !$0.contains("/Modules/") }
        }
        let folder = url.appending(path: target.moduleName + ".build")
        if target is SwiftSourceModuleTarget {
            struct Outputs: Decodable { let object: String? }
            let map = try JSONDecoder().decode(
                [String: Outputs].self, from: Data(contentsOf: folder.appending(path: "output-file-map.json")))
            return map.filter { !$0.key.isEmpty }.values.compactMap(\.object).sorted()
        }
        return (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }.sorted()
    }
}

func modified(_ url: URL) -> Date {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
}
