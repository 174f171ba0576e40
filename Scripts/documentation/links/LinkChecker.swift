// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows links to files of the project and to their headings.
struct LinkChecker {
    private var pages: [String: MarkdownPage] = [:]

    mutating func problems(of page: MarkdownPage) -> [String] {
        let links = page.links.compactMap { link in
            complaint(about: link.destination, in: page).map { (link.line, "'\(link.destination)' \($0)") }
        }
        let others = page.linksOfDocC.map { ($0.line, "'\($0.text)' works in DocC alone; write [title](Page.md)") }
        return (links + others).sorted { $0.0 < $1.0 }.map { "\(page.path):\($0.0): \($0.1)" }
    }

    private mutating func complaint(about destination: String, in page: MarkdownPage) -> String? {
        if destination.contains("://") || destination.hasPrefix("mailto:") { return nil }
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].removingPercentEncoding ?? parts[0]
        let file = path.isEmpty ? page.path : Self.joined(page.folder, path)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.isEmpty ? "." : file)
        guard !path.hasPrefix("/"), let type = attributes?[.type] as? FileAttributeType else {
            return "leads nowhere"
        }
        // The viewers of repositories show the path that a symbolic link contains.
        if type == .typeSymbolicLink { return "is a symbolic link; link to the file that it stands for" }
        guard parts.count == 2 else { return nil }
        guard file.hasSuffix(".md") else { return "has an anchor, and isn't Markdown" }
        if pages[file] == nil { pages[file] = MarkdownPage(path: file) }
        return pages[file]?.heading(ofAnchor: parts[1]) == nil ? "leads to no heading" : nil
    }

    /// Returns a path relative to a folder, without `..` where possible.
    static func joined(_ folder: String, _ path: String) -> String {
        var steps = folder.isEmpty ? [] : folder.split(separator: "/").map(String.init)
        for step in path.split(separator: "/") {
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else if step != "." {
                steps.append(String(step))
            }
        }
        return (folder.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }
}
