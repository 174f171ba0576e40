// SPDX-License-Identifier: Apache-2.0
// Writes what assistants read, from the articles: llms.txt, an index of all pages (https://llmstxt.org), and
// Documentation/Skills/swift-di/SKILL.md, which quotes the sections that answer the usual tasks. The output is deterministic.
//
//   Scripts/generators/skill.swift
//   Scripts/generators/skill.swift --check    compares the files instead, with status 1 if one differs

import Foundation

@main
enum GenerateSkill {
    static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func main() {
        let files = [("llms.txt", Index().text), (Skill.path, Skill().text)]
        if CommandLine.arguments.dropFirst().first == "--check" {
            let stale = files.filter {
                (try? String(contentsOf: root.appendingPathComponent($0.0), encoding: .utf8)) != $0.1
            }
            for (path, _) in stale { report("\(path) doesn't match the articles; run 'make generate'") }
            exit(stale.isEmpty ? 0 : 1)
        }
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .atomic)
            } catch {
                fail("cannot write \(path): \(error.localizedDescription)")
            }
        }
    }

    static func fail(_ message: String) -> Never {
        report(message)
        exit(1)
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("generate-skill: \(message)\n".utf8))
    }
}
