// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that match a pattern of paths: `*` and `?` within a name, `**` as a whole name for any number of folders.
struct FileGlob {
    private(set) var files: Set<String> = []
    /// The folders that match.
    private(set) var folders: Set<String> = []
    /// The folders that may contain further files, but may not be read.
    private(set) var unreadable: Set<String> = []
    private let isReadable: (String) -> Bool

    /// Searches for a pattern; `isReadable` returns whether the entries of a folder may be listed and read.
    init(_ pattern: String, isReadable: @escaping (String) -> Bool = { access($0, R_OK | X_OK) == 0 }) {
        self.isReadable = isReadable
        let names = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
        search(names[...], in: pattern.hasPrefix("/") ? "/" : "")
    }

    private mutating func search(_ names: ArraySlice<String>, in folder: String) {
        guard let name = names.first else { return }
        let rest = names.dropFirst()
        let isAnyFolder = name == "**"
        // Any number of folders, none to begin with.
        if isAnyFolder { search(rest.isEmpty ? ["*"] : rest, in: folder) }
        guard name.contains("*") || name.contains("?") else { return step(to: folder + name, rest) }
        let pattern = Array(name)
        for entry in entries(of: folder) where !entry.hasPrefix(".") || name.hasPrefix(".") {
            if !isAnyFolder {
                if Self.matches(Array(entry), pattern) { step(to: folder + entry, rest) }
            } else if !Self.isLink(folder + entry) {
                // A link could lead back.
                step(to: folder + entry, names)
            }
        }
    }

    private mutating func step(to path: String, _ rest: ArraySlice<String>) {
        let isFolder = Self.isFolder(path)
        if !rest.isEmpty {
            if isFolder { search(rest, in: path + "/") }
        } else if isFolder {
            folders.insert(path)
        } else if Self.isLink(path) || access(path, F_OK) == 0 {
            files.insert(path)
        }
    }

    private mutating func entries(of folder: String) -> [String] {
        let path = folder.isEmpty ? "." : folder
        guard isReadable(path) || !Self.isFolder(path) else {
            unreadable.insert(path)
            return []
        }
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// Returns whether a name matches a pattern. It only backtracks to the last star, so it takes at most the product of both
    /// lengths.
    static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (n, p) = (0, 0)
        var star: (name: Int, pattern: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (n, p)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.name + 1, last.pattern)
                n = last.name + 1
                p = last.pattern + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
