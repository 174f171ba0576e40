// SPDX-License-Identifier: Apache-2.0

/// A README.
struct InventedReadme: Sendable, Hashable {
    let path: String
    let text: String

    /// Returns the READMEs that were written by hand, by the repository's name.
    static func all(in texts: [String]) -> [String: InventedReadme] {
        let entries = texts.flatMap(TextEntry.entries).filter { $0.kind == "readme" }
        return Dictionary(
            entries.compactMap { entry in
                entry[0].map { ($0, InventedReadme(path: entry[1] ?? "README.md", text: entry.text + "\n")) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the README of most repositories: the name and the description.
    static func about(_ repository: InventedRepository) -> InventedReadme {
        let parts = ["# \(repository.name)"] + [repository.summary].compactMap(\.self)
        return InventedReadme(path: "README.md", text: parts.joined(separator: "\n\n") + "\n")
    }

    /// Every cup since the organisation began, one line each: over a megabyte, as no page shows it.
    static let tastingLog: InventedReadme = {
        let beans = ["Yirgacheffe", "Huila", "Sidama", "Antigua", "Mandheling", "Tarrazú", "Nyeri", "浅煎り・エチオピア"]
        let words = ["bright", "flat", "of cedar", "of wet dog", "sweet", "burnt", "like tea", "of blackcurrant"]
        let rows = (1...24_000).map { cup in
            let (bean, word) = (beans[cup &* 31 % beans.count], words[cup &* 17 % 61 % words.count])
            return "| \(cup) | \(bean) | \(86 + cup &* 7 % 12) °C | \(word), \(cup &* 13 % 90 + 10)/100 |"
        }
        return InventedReadme(
            path: "README.md",
            text: "# Tasting log\n\nEvery cup since the machine was plugged in.\n\n| Cup | Beans | Water | Notes |\n"
                + "|--:|---|--:|---|\n" + rows.joined(separator: "\n") + "\n")
    }()
}
