// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that are kept between runs, as JSON in the work folder.
///
/// A file is written under a temporary name and renamed, so that an interruption leaves no half of one. One that can't be read
/// is made anew. Nothing depends on writing: where it fails, the next run is as slow as the first one.
struct SummaryCache: Sendable {
    /// The folder of the values.
    let folder: URL
    /// The folder of this run's temporary files.
    let temporary: URL
    /// The folder of clang's modules. The build's own is not the plugin's to write to.
    let moduleCache: URL

    /// Makes the folders, and removes what an interrupted run left behind.
    ///
    /// Clang's modules name each other by absolute paths, so those of a folder that was moved are of no use: their folder is
    /// named by where it is.
    init(workFolder: String, moduleCache: URL? = nil) throws(HintsUnavailable) {
        folder = URL(fileURLWithPath: workFolder).appendingPathComponent("Hints")
        temporary = folder.appendingPathComponent("run-\(UUID().uuidString)")
        self.moduleCache =
            moduleCache ?? folder.appendingPathComponent("ModuleCache-\(ContentHash.of([folder.path]).prefix(8))")
        do {
            for folder in [folder, temporary, self.moduleCache] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
        } catch {
            throw HintsUnavailable(reason: "'\(folder.path)' can't be written: \(error.localizedDescription)")
        }
        removeLeftovers()
    }

    /// Removes the modules that the compiler has kept.
    func forgetModules() {
        try? FileManager.default.removeItem(at: moduleCache)
        try? FileManager.default.createDirectory(at: moduleCache, withIntermediateDirectories: true)
    }

    /// Reads a value; nil if there is none, or another form of it.
    func read<T: Decodable>(_ name: String) -> T? {
        guard let data = try? Data(contentsOf: file(name)) else { return nil }
        return try? JSONDecoder().decode(T.self, from: data)
    }

    /// Writes a value.
    func write(_ value: some Encodable, _ name: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else { return }
        let draft = temporary.appendingPathComponent(UUID().uuidString)
        guard (try? data.write(to: draft)) != nil, rename(draft.path, file(name).path) == 0 else {
            try? FileManager.default.removeItem(at: draft)
            return
        }
    }

    /// Removes the values that no module of a request has.
    func keep(_ names: Set<String>) {
        let kept = Set(names.map { file($0).lastPathComponent })
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in all where name.hasPrefix("module-") && !kept.contains(name) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Removes this run's temporary files.
    func close() {
        try? FileManager.default.removeItem(at: temporary)
    }

    private func file(_ name: String) -> URL {
        folder.appendingPathComponent("\(name).json")
    }

    /// Another run may still be at work, so only folders of ended ones are removed: those older than any run takes, and
    /// modules of a folder that was moved.
    private func removeLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let limit = Date().timeIntervalSinceReferenceDate - 3600
        for name in names where name.hasPrefix("run-") || name.hasPrefix("ModuleCache-") {
            let url = folder.appendingPathComponent(name)
            if name == moduleCache.lastPathComponent { continue }
            if let stamp = FileStamp(path: url.path), stamp.changed < limit {
                try? FileManager.default.removeItem(at: url)
            }
        }
    }
}
