// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The source files of a package, by the names that the compiler gives them.
struct SourceFiles {
    private let folder: String
    private let namesWholePaths: Bool
    /// The paths of each file by its `#fileID`, several where a target has files of one name.
    private var paths: [String: [String]] = [:]

    /// Indexes the sources of a package's targets.
    init(_ package: PackageLayout?, namesWholePaths: Bool = false) {
        self.namesWholePaths = namesWholePaths
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
        (paths[place.fileID]?.sorted() ?? [place.fileID]).map { relative($0) }
    }

    /// Returns the absolute paths that a place may be in.
    func absolutePaths(of place: Place) -> [String] {
        paths[place.fileID]?.sorted() ?? []
    }

    /// Returns a path relative to the package, if it is within and whole paths aren't requested.
    func relative(_ path: String) -> String {
        !namesWholePaths && folder.count > 1 && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// Returns a text with the paths in it relative to the package, as far as they are within.
    func relative(in text: String) -> String {
        guard !namesWholePaths, folder.count > 1, text.contains(folder) else { return text }
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: folder) {
            // The folder may also be the end of a longer path.
            let before = rest[..<range.lowerBound].last ?? result.last
            let isStart = before.map { !$0.isLetter && !$0.isNumber && !"._-/".contains($0) } ?? true
            result += rest[..<range.lowerBound] + (isStart ? "" : folder)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Returns a diagnostic with the paths in it relative to the package.
    func withRelativePaths(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.subject = relative(in: diagnostic.subject)
        diagnostic.message = relative(in: diagnostic.message)
        diagnostic.notes = diagnostic.notes.map { relative(in: $0) }
        diagnostic.fixes = diagnostic.fixes.map { relative(in: $0) }
        for (index, step) in diagnostic.trace.enumerated() {
            diagnostic.trace[index].relation = .init(rawValue: relative(in: step.relation.rawValue))
            diagnostic.trace[index].place = step.place.map { Place(fileID: relative($0.fileID), line: $0.line) }
        }
        return diagnostic
    }

    private static func name(of path: String) -> Substring {
        path.split(separator: "/").last ?? ""
    }
}
