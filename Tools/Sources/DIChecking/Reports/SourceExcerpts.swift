// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

/// The excerpts of source files, each of which is read once.
final class SourceExcerpts {
    private let built: Double?
    private let style: Diagnostic.Style
    private var files: [String: [ArraySlice<UInt8>]] = [:]

    /// Makes the excerpts of files that haven't changed since a build, whose time is in seconds since 1970; nil for a build that is of
    /// the files as they are.
    init(builtAt built: Double?, in style: Diagnostic.Style) {
        self.built = built
        self.style = style
    }

    /// Returns the excerpt of a file with a mark below a column, counted in UTF-8 bytes; empty if the line can't be read.
    func text(of path: String, line: Int, column: Int) -> String {
        let lines = files[path] ?? read(path)
        files[path] = lines
        guard line > 0, line <= lines.count else { return "" }
        return SourceExcerpt(lines[line - 1], line: line, column: column)?.text(in: style) ?? ""
    }

    private func read(_ path: String) -> [ArraySlice<UInt8>] {
        if let built {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let changed = (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
            guard let changed, changed.timeIntervalSince1970 <= built else { return [] }
        }
        let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
