// SPDX-License-Identifier: Apache-2.0
//
// links check FILE...  follows the links of Markdown files to files and headings, and prints every dead one. Links to the web
// are not followed. The status is 1 if there are any.
//
// links docc FROM TO  copies a catalogue of DocC with its links between pages in DocC's own form: `[title](Page.md#a-heading)`
// becomes `[title](doc:Page#A-heading)`. The pages of the other catalogues beside FROM become paths of the merged site, and
// a link to any other file becomes its text.

import Foundation

@main
enum Links {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "check": check(arguments.dropFirst().map { MarkdownPage(path: $0) })
        case "docc" where arguments.count == 3:
            do {
                try Catalogue(folder: arguments[1]).write(to: arguments[2])
            } catch {
                fail("\(error)")
            }
        default: fail("expected 'check FILE...' or 'docc FROM TO'")
        }
    }

    private static func check(_ pages: [MarkdownPage]) {
        var checker = LinkChecker()
        let problems = pages.flatMap { checker.problems(of: $0) }
        for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
        let links = pages.reduce(0) { $0 + $1.links.count }
        print(
            "check-links: \(pages.count) files, \(links) links, "
                + (problems.isEmpty ? "no problems" : "problems: \(problems.count)"))
        exit(problems.isEmpty && !pages.isEmpty ? 0 : 1)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("links: \(message)\n".utf8))
        exit(1)
    }
}
