// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pattern of paths: `*` and `?` within a name, `**` as a whole name for any number of folders.
struct FileGlob {
    /// The result of a search.
    struct Found {
        var files: Set<String> = []
        /// The folders that match.
        var folders: Set<String> = []
        /// The folders that may contain further files, but may not be read.
        var unreadable: Set<String> = []
    }

    private let isAbsolute: Bool
    private let names: [String]
    private let isReadable: (String) -> Bool

    /// Makes a pattern; `isReadable` returns whether the entries of a folder may be listed and read.
    init(_ pattern: String, isReadable: @escaping (String) -> Bool = Self.isReadable) {
        self.isReadable = isReadable
        isAbsolute = pattern.hasPrefix("/")
        names = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    }

    /// Returns all files that match, and the folders that can't be searched.
    func search() -> Found {
        var found = Found()
        collect(names[...], in: isAbsolute ? "/" : "", &found)
        return found
    }

    private func collect(_ names: ArraySlice<String>, in folder: String, _ found: inout Found) {
        guard let name = names.first else { return }
        let rest = names.dropFirst()
        if name == "**" {
            // Any number of folders, none to begin with; nothing may follow a link, which could lead back.
            collect(rest.isEmpty ? ["*"] : rest, in: folder, &found)
            for entry in entries(of: folder, &found) where !entry.hasPrefix(".") {
                let path = folder + entry
                if Self.isFolder(path), !Self.isLink(path) { collect(names, in: path + "/", &found) }
            }
        } else if !name.contains("*"), !name.contains("?") {
            step(to: folder + name, rest, &found)
        } else {
            let pattern = Array(name)
            for entry in entries(of: folder, &found) where !entry.hasPrefix(".") || name.hasPrefix(".") {
                if Self.matches(Array(entry), pattern) { step(to: folder + entry, rest, &found) }
            }
        }
    }

    private func step(to path: String, _ rest: ArraySlice<String>, _ found: inout Found) {
        if !rest.isEmpty {
            if Self.isFolder(path) { collect(rest, in: path + "/", &found) }
        } else if Self.isFolder(path) {
            found.folders.insert(path)
        } else if FileManager.default.fileExists(atPath: path) || Self.isLink(path) {
            found.files.insert(path)
        }
    }

    private func entries(of folder: String, _ found: inout Found) -> [String] {
        let path = folder.isEmpty ? "." : folder
        guard isReadable(path) else {
            if Self.isFolder(path) { found.unreadable.insert(path) }
            return []
        }
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    private static func isReadable(_ folder: String) -> Bool { access(folder, R_OK | X_OK) == 0 }

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
