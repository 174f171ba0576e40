// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A catalogue of DocC whose links are written for the viewers of repositories.
struct Catalogue {
    let folder: String

    /// Copies the catalogue to a folder, with the links of its pages in the form of DocC.
    func write(to target: String) throws {
        let homes = try Self.homes(beside: folder)
        for file in try files() {
            let destination = "\(target)/\(file)"
            try FileManager.default.createDirectory(
                atPath: (destination as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            // A page may be a symbolic link to one elsewhere, from where its own links lead.
            let source = Self.resolved("\(folder)/\(file)")
            if file.hasSuffix(".md") {
                let text = try String(contentsOfFile: source, encoding: .utf8)
                try rewritten(MarkdownPage(path: source, text: text), homes)
                    .write(toFile: destination, atomically: true, encoding: .utf8)
            } else {
                try FileManager.default.copyItem(atPath: source, toPath: destination)
            }
        }
    }

    /// Returns the text of a page with other links. Offsets are of the original, so that the last link comes first.
    private func rewritten(_ page: MarkdownPage, _ homes: [String: String]) -> String {
        var bytes = page.bytes
        for link in page.links.sorted(by: { $0.whole.lowerBound > $1.whole.lowerBound }) where !link.whole.isEmpty {
            guard !link.destination.contains("://"), !isPicture(link, in: page) else { continue }
            let text = String(decoding: page.bytes[link.text], as: UTF8.self)
            let replacement = destination(of: link, in: page, homes).map { "[\(text)](\($0))" } ?? text
            bytes.replaceSubrange(link.whole, with: Array(replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func isPicture(_ link: MarkdownPage.Link, in page: MarkdownPage) -> Bool {
        link.whole.lowerBound > 0 && page.bytes[link.whole.lowerBound - 1] == UInt8(ascii: "!")
    }

    /// Returns what DocC calls the target of a link; nil for a file that is in no catalogue.
    private func destination(
        of link: MarkdownPage.Link, in page: MarkdownPage, _ homes: [String: String]
    ) -> String? {
        let parts = link.destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts[0].isEmpty ? page.path : LinkChecker.joined(page.folder, String(parts[0]))
        guard let home = homes[file] else { return nil }
        let target = MarkdownPage(path: file)
        let anchor = (parts.count == 2 ? target.heading(ofAnchor: String(parts[1])) : nil)
            .map { "#" + MarkdownPage.anchorOfDocC($0) }
        // Links between archives need an experimental option, and paths of the merged site don't.
        let isOwn = home == folder
        let layer = ((home as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
        if parts[0].isEmpty { return "doc:" + (anchor ?? "") }
        let isLanding = target.name.lowercased() == layer
        if isOwn { return isLanding ? "doc:/\(target.name)" + (anchor ?? "") : "doc:\(target.name)" + (anchor ?? "") }
        return "/documentation/\(layer)" + (isLanding ? "" : "/\(target.name.lowercased())") + (anchor ?? "")
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    /// Returns the catalogue of every page: first this one, then those of the other layers.
    private static func homes(beside folder: String) throws -> [String: String] {
        let packages = LinkChecker.joined(folder, "../../../..")
        let layers = try FileManager.default.contentsOfDirectory(atPath: packages).sorted()
        let others = layers.map { "\(packages)/\($0)/Sources/\($0)/\($0).docc" }
            .filter { $0 != folder && FileManager.default.fileExists(atPath: $0) }
        var homes: [String: String] = [:]
        for catalogue in [folder] + others {
            for file in try Catalogue(folder: catalogue).files() where file.hasSuffix(".md") {
                let page = resolved("\(catalogue)/\(file)")
                if homes[page] == nil { homes[page] = catalogue }
            }
        }
        return homes
    }

    /// Returns the path of a file, or of what a symbolic link at that path stands for.
    private static func resolved(_ path: String) -> String {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
        return LinkChecker.joined((path as NSString).deletingLastPathComponent, target)
    }
}
