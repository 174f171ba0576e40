// SPDX-License-Identifier: Apache-2.0

import DICore

/// The source files of a package, by the names that the compiler gives them.
struct SourceFiles {
    private let folder: String
    /// The paths of each file by its `#fileID`, several where a target has files of one name.
    private var paths: [String: [String]] = [:]

    /// Indexes the sources of a package's targets.
    init(_ package: PackageLayout?) {
        let folder = package?.folder ?? ""
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
        for target in package?.targets ?? [] {
            for path in target.sources {
                paths["\(target.module)/\(Self.name(of: path))", default: []].append(path)
            }
        }
    }

    /// Returns the files that a place may be in, relative to the package.
    ///
    /// A place of another package, and one that isn't in a Swift file, has its own name.
    func candidates(for place: Place) -> [String] {
        (paths[place.fileID]?.sorted() ?? [place.fileID]).map(relative)
    }

    /// Returns the absolute paths that a place may be in.
    func absolutePaths(of place: Place) -> [String] {
        paths[place.fileID]?.sorted() ?? []
    }

    /// Returns a path as it is relative to the package, if it is within.
    func relative(_ path: String) -> String {
        folder.count > 1 && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private static func name(of path: String) -> Substring {
        path.split(separator: "/").last ?? ""
    }
}
