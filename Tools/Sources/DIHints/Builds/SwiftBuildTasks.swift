// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tasks that Swift Build stores beside the objects, as MessagePack.
///
/// The newest build that compiled a module counts. Only the command line of the task that runs Swift's driver is read: a list
/// of strings that starts with a name of Swift Build's own.
struct SwiftBuildTasks {
    private static let marker: String = "builtin-SwiftDriver"
    private let stores: [Data]

    /// Reads the tasks of the build whose products are in a folder such as `.build/out/Products/Debug-linux`.
    init?(buildFolder: String) {
        var folder = URL(fileURLWithPath: buildFolder).resolvingSymlinksInPath()
        for _ in 0..<4 {
            let data = folder.appendingPathComponent("Intermediates.noindex/XCBuildData")
            if let stores = Self.stores(in: data), !stores.isEmpty {
                self.stores = stores
                return
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Makes the tasks of stores, the newest first.
    init(_ stores: [Data]) {
        self.stores = stores
    }

    /// Returns the command line that compiles a module, with the compiler first.
    func arguments(of module: String) -> [String]? {
        for store in stores {
            for words in Self.commands(in: store) {
                if let name = words.firstIndex(of: "-module-name"), name + 1 < words.count, words[name + 1] == module {
                    return words
                }
            }
        }
        return nil
    }

    private static func stores(in folder: URL) -> [Data]? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(".xcbuilddata") }.sorted()
            .map { folder.appendingPathComponent($0).appendingPathComponent("task-store.msgpack") }
        let dated = files.compactMap { file in FileStamp(path: file.path).map { (file: file, stamp: $0) } }
        return dated.sorted { $0.stamp.changed > $1.stamp.changed }
            .compactMap { try? Data(contentsOf: $0.file, options: .mappedIfSafe) }
    }

    private static func commands(in store: Data) -> [[String]] {
        let needle = Data([0xA0 | UInt8(marker.utf8.count)] + marker.utf8)
        var commands: [[String]] = []
        var start = store.startIndex
        while let found = store.range(of: needle, in: start..<store.endIndex) {
            start = found.upperBound
            guard let count = count(before: found.lowerBound, in: store) else { continue }
            var reader = MessagePackStrings(store, at: found.lowerBound)
            let words = (0..<count).compactMap { _ in reader.next() }
            // The marker, then `--`, then the compiler.
            if words.count == count, count > 3, words[1] == "--" { commands.append(Array(words[2...])) }
        }
        return commands
    }

    /// The length of the list whose first element is at a place.
    private static func count(before place: Data.Index, in store: Data) -> Int? {
        if place - 3 >= store.startIndex, store[place - 3] == 0xDC {
            return Int(store[place - 2]) << 8 | Int(store[place - 1])
        }
        guard place > store.startIndex, store[place - 1] & 0xF0 == 0x90 else { return nil }
        return Int(store[place - 1] & 0x0F)
    }
}
