// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files in which compilers list what they have read for an object, in the form of `make`.
enum DependencyFile {
    /// Returns the dependency files of some objects of SwiftPM's native build; nil if an object has none.
    ///
    /// For Swift, one file for each module is enough: that of the module itself, or else of each object.
    static func paths(of objects: [String]) -> [String]? {
        var paths: Set<String> = []
        var modules: [String: String?] = [:]
        for object in objects where object.hasSuffix(".o") {
            let stem = String(object.dropLast(2))
            guard stem.hasSuffix(".swift") else {
                // An assembler without preprocessor reads its source alone.
                guard FileManager.default.fileExists(atPath: stem + ".d") else {
                    if stem.hasSuffix(".s") || stem.hasSuffix(".asm") { continue }
                    return nil
                }
                paths.insert(stem + ".d")
                continue
            }
            let folder = String(object[..<(object.lastIndex(of: "/") ?? object.startIndex)])
            let module = modules[folder] ?? Self.ofModule(in: folder)
            modules[folder] = module
            let path = module ?? stem.dropLast(".swift".count) + ".d"
            guard module != nil || FileManager.default.fileExists(atPath: path) else { return nil }
            paths.insert(path)
        }
        return paths.sorted()
    }

    private static func ofModule(in folder: String) -> String? {
        let name = folder.split(separator: "/").last?.split(separator: ".").first ?? ""
        let path = "\(folder)/\(name).emit-module.d"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Adds the paths that a file lists to a set, and returns whether it was understood.
    ///
    /// A function of the C library looks for the spaces, because this code runs without optimisation over megabytes.
    static func read(_ data: Data, into paths: inout Set<String>) -> Bool {
        var reader = Reader()
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, let base = bytes.baseAddress {
                let rest = bytes.count - start
                let space = memchr(base + start, 0x20, rest)
                let count = space.map { UnsafeRawPointer($0) - (base + start) } ?? rest
                reader.add(String(decoding: bytes[start..<start + count], as: UTF8.self), to: &paths)
                start += count + 1
            }
        }
        return reader.finish(&paths)
    }

    /// Takes the pieces between spaces, and puts together the paths that have some.
    private struct Reader {
        /// The path that was read last: what comes before a colon is made, not read.
        private var last: String?
        private var beginning: String = ""
        private var isUnderstood: Bool = true

        mutating func add(_ piece: String, to paths: inout Set<String>) {
            if piece.utf8.last == 0x5C {
                beginning += piece.dropLast() + " "
                return
            }
            let word = beginning + piece
            beginning = ""
            guard word.utf8.contains(0x0A) else { return take(word, &paths) }
            // Lines end with a backslash where the rule goes on.
            for line in word.split(separator: "\n") {
                take(line.hasSuffix("\\") ? String(line.dropLast()) : String(line), &paths)
            }
        }

        mutating func finish(_ paths: inout Set<String>) -> Bool {
            take("", &paths)
            if let last { paths.insert(last) }
            return isUnderstood && beginning.isEmpty
        }

        private mutating func take(_ word: String, _ paths: inout Set<String>) {
            guard !word.isEmpty else { return }
            if word == ":" {
                last = nil
            } else if word.utf8.first == 0x2F {
                if let last { paths.insert(last) }
                let isPlain = !word.utf8.contains(0x24) && !word.utf8.contains(0x5C)
                last =
                    isPlain
                    ? word : word.replacingOccurrences(of: "$$", with: "$").replacingOccurrences(of: "\\#", with: "#")
                if word.utf8.last == 0x3A { last = nil }
            } else if word.utf8.last != 0x3A {
                isUnderstood = false
            }
        }
    }
}
