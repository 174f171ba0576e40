// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

/// The excerpts of source files, each of which is read once.
package final class SourceExcerpts {
    private let built: Double?
    private let style: Diagnostic.Style
    private var sources: [String: SourceText?] = [:]

    /// Makes the excerpts of files that haven't changed since a build, whose time is in seconds since 1970; nil for a build that is of
    /// the files as they are.
    package init(builtAt built: Double?, in style: Diagnostic.Style) {
        self.built = built
        self.style = style
    }

    /// Returns the excerpt of a file with a mark below a column, counted in UTF-8 bytes; empty if the line can't be read.
    package func text(of path: String, line: Int, column: Int) -> String {
        let source = sources[path] ?? read(path)
        sources[path] = .some(source)
        let bytes = source?.line(line)
        return bytes.flatMap { SourceExcerpt($0, line: line, column: column) }?.text(in: style) ?? ""
    }

    private func read(_ path: String) -> SourceText? {
        if let built {
            guard let stamp = FileStamp(path: path),
                stamp.changed + Date.timeIntervalBetween1970AndReferenceDate <= built
            else { return nil }
        }
        return FileManager.default.contents(atPath: path).map { SourceText(path: path, data: $0) }
    }
}
