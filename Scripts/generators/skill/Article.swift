// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of the documentation, without the code that is hidden in comments.
struct Article {
    static let catalogue: String = "Packages/DI/Sources/DI/DI.docc"
    static let diagnostics: String = "Documentation/Diagnostics"

    /// The path within the project.
    let path: String
    private let lines: [String]

    init(_ path: String) {
        self.path = path
        let file = GenerateSkill.root.appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            GenerateSkill.fail("cannot read \(path)")
        }
        var isHidden = false
        lines = text.components(separatedBy: "\n").filter { line in
            if line.trimmingCharacters(in: .whitespaces).hasPrefix("<!--") { isHidden = true }
            defer { if line.hasSuffix("-->") { isHidden = false } }
            return !isHidden
        }
    }

    var title: String { String((lines.first ?? "").drop { $0 == "#" || $0 == " " }) }

    /// The first paragraph: one sentence.
    var abstract: String {
        lines.dropFirst().drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the lines below a heading, up to the next heading of any level outside of code.
    func section(_ heading: String) -> [String] {
        var isCode = false
        var found: [String] = []
        var isInside = false
        for line in lines {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("#") {
                if isInside { break }
                isInside = line.drop { $0 == "#" || $0 == " " } == heading
            } else if isInside {
                found.append(line)
            }
        }
        guard !found.isEmpty else { GenerateSkill.fail("\(path) has no section '\(heading)'") }
        return Self.trimmed(found)
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where !(line.isEmpty && result.last?.isEmpty ?? true) { result.append(line) }
        while result.last?.isEmpty == true { result.removeLast() }
        return result
    }

    /// Returns text with the links of this page, as seen from another folder of the project.
    func relinked(_ text: String, from folder: String) -> String {
        let base = (path as NSString).deletingLastPathComponent
        return text.replacing(/\]\(([^)#:\s]+)(#[^)\s]*)?\)/) { match in
            "](" + Self.relative(Self.joined(base, String(match.1)), to: folder) + (match.2.map(String.init) ?? "")
                + ")"
        }
    }

    static func joined(_ folder: String, _ path: String) -> String {
        var steps = folder.split(separator: "/").map(String.init)
        for step in path.split(separator: "/") {
            if step == "..", !steps.isEmpty { steps.removeLast() } else if step != "." { steps.append(String(step)) }
        }
        return steps.joined(separator: "/")
    }

    static func relative(_ path: String, to folder: String) -> String {
        let target = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let common = zip(target, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - common) + target.dropFirst(common).map(String.init))
            .joined(separator: "/")
    }
}
