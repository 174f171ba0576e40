// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

/// A page of the documentation as a program: its blocks of Swift in their order, and what the page says that they print.
///
/// Omitted code is in a comment of the Markdown, where compilers see it and readers do not:
///
///     <!-- swift
///     func describe(binder: Binder<Singleton>) {
///     -->
///
/// A type that a block marks with `@main` runs where the block ends.
///
/// A block that isn't part of the program says so on the line above, with the reason: `<!-- not compiled: a manifest -->`
/// or, for a block of text that the program does not print, `<!-- not printed: a session in a shell -->`. Code that is
/// quoted from a file of the project names the file, `<!-- from: Apps/CoffeeCounter/Package.swift -->`, and is compared.
struct Page {
    /// A line of the program, and where the page has it.
    struct Line: Equatable {
        let text: String
        let number: Int
    }

    /// Why a page is not understood.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// The path within the project.
    let name: String
    let text: String
    /// The code to compile, which begins with `import DI` whether or not the page does.
    let code: [Line]
    /// The blocks of text, each with its lines; empty for a page that says nothing of what it prints.
    let outputs: [[Line]]
    /// The code that is quoted from files of the project, and is not part of the program.
    let excerpts: [PageExcerpt]

    init(name: String, text: String) throws {
        self.name = name
        self.text = text
        var reader = PageReader(name: name, text: text)
        try reader.read()
        let importsItself = reader.code.first { !$0.text.isEmpty }?.text.hasPrefix("import ") ?? false
        code = (importsItself ? [] : [Line(text: "import DI", number: 0)]) + reader.code
        outputs = reader.outputs
        excerpts = reader.excerpts
    }

    /// Returns every page that shows code: the README, the catalogues and the pages of the ids.
    static func all() throws -> [Page] {
        let project = Build.project
        let catalogues = markdown(below: "Packages").filter { $0.contains(".docc/") }
        return try (["README.md"] + markdown(below: "Documentation/Diagnostics") + catalogues).map { path in
            try Page(name: path, text: String(contentsOf: project.appendingPathComponent(path), encoding: .utf8))
        }
    }

    /// Returns the pages below a folder of the project, sorted; links to pages that stand elsewhere are left out.
    private static func markdown(below folder: String) -> [String] {
        let base = Build.project.appendingPathComponent(folder).resolvingSymlinksInPath()
        let all = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return all.filter { path in
            let file = base.appendingPathComponent(path)
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
            return path.hasSuffix(".md") && !path.contains(".build") && !isLink
        }.map { "\(folder)/\($0)" }.sorted()
    }

    /// Returns the line of the page that a line of the program, counted from 1, was taken from.
    func number(ofCodeLine line: Int) -> Int {
        code.indices.contains(line - 1) ? code[line - 1].number : 0
    }

    /// Returns the page with another output; nil where it cannot be told which block a line belongs to.
    func text(printing output: String) -> String? {
        let found = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let old = outputs.flatMap(\.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if old.count == found.count {
            for (line, text) in zip(old, found) { lines[line.number - 1] = text }
        } else if outputs.count == 1, let first = old.first, let last = old.last {
            lines.replaceSubrange(first.number - 1...last.number - 1, with: found)
        } else {
            return nil
        }
        return lines.joined(separator: "\n")
    }
}
