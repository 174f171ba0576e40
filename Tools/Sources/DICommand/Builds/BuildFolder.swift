// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder with the objects of the last build.
struct BuildFolder {
    let url: URL
    let isNative: Bool
    private let configuration: String
    private let intermediates: URL

    /// Finds the folder of a configuration from the plugin's work folder, for the build system that has built last.
    init(work: URL, configuration: String) throws(Problem) {
        self.configuration = configuration
        let scratch = Self.scratch(work)
        // Each build writes one of these files, also where nothing has changed.
        let native = Self.modified(scratch.appending(path: configuration + ".yaml"))
        intermediates = scratch.appending(path: "out/Intermediates.noindex")
        let other = Self.modified(intermediates.appending(path: "XCBuildData/build.db"))
        isNative = native > other
        if isNative {
            url = scratch.appending(path: configuration).resolvingSymlinksInPath()
        } else {
            // `Debug` on macOS, `Debug-linux` elsewhere.
            let products = scratch.appending(path: "out/Products")
            let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
            let name = folders.sorted().first {
                $0.lowercased() == configuration || $0.lowercased().hasPrefix(configuration + "-")
            }
            url = products.appending(path: name ?? "-")
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw Problem("cannot check: the build folder of '\(scratch.path)' has an unknown layout")
        }
    }

    /// The folder that contains all configurations, a few levels above the plugin's work folder.
    static func scratch(_ work: URL) -> URL {
        var folder = work
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }

    private static func modified(_ url: URL) -> Date {
        (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }

    /// The name of the plugin's folder for a target of this build.
    func name(of target: PackageGraph.Target) -> String {
        "\(target.name)-\(isNative ? "native" : "swiftbuild")-\(configuration)"
    }

    /// Files with size and time.
    static func stamp(of paths: [String]) -> String {
        paths.map { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let time = attributes?[.modificationDate] as? Date
            return "\(path) \(attributes?[.size] ?? 0) \(time?.timeIntervalSinceReferenceDate ?? 0)"
        }.joined(separator: "\n")
    }

    /// The objects of a target, sorted.
    func objects(of target: PackageGraph.Target) throws(Problem) -> [String] {
        let found = isNative ? try nativeObjects(of: target) : try otherObjects(of: target)
        guard !found.isEmpty || target.sources?.isEmpty != false else {
            throw Problem("cannot check: '\(target.name)' has no objects in '\(url.path)'; is it built?")
        }
        return found.sorted()
    }

    private func nativeObjects(of target: PackageGraph.Target) throws(Problem) -> [String] {
        let folder = url.appending(path: (target.module ?? target.name) + ".build")
        guard target.isSwift == true else {
            // Objects of removed sources stay in the folder.
            return (target.sources ?? []).map { folder.path + $0.dropFirst(target.folder.count) + ".o" }
                .filter(FileManager.default.fileExists)
        }
        let map = try? ObjectMaps([folder.appending(path: "output-file-map.json").path])
        return (map?.objects ?? []).filter(FileManager.default.fileExists)
    }

    /// Libraries are one object each; executables have a list.
    private func otherObjects(of target: PackageGraph.Target) throws(Problem) -> [String] {
        let object = url.appending(path: target.name + ".o").path
        if FileManager.default.fileExists(atPath: object) { return [object] }
        func entries(_ folder: URL) -> [URL] {
            let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return found ?? []
        }
        var objects: [String] = []
        for package in entries(intermediates) where package.pathExtension == "build" {
            for build in entries(package.appending(path: url.lastPathComponent)) {
                let name = build.lastPathComponent
                guard name.hasPrefix(target.name + "-"), name.hasSuffix("-testable.build") else { continue }
                for machine in entries(build.appending(path: "Objects-normal")) {
                    for list in entries(machine) where list.pathExtension == "LinkFileList" {
                        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
                        for line in text.split(separator: "\n") where !line.contains("/Modules/") {
                            objects.append(String(line))
                        }
                    }
                }
            }
        }
        return objects
    }
}
