// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources of all modules, with their hashes and what a scan found in them.
///
/// Scans are kept by content, so that only a changed file is scanned again.
struct SourceFolder {
    private struct Entry: Codable {
        let hash: String
        let scan: SourceScan
    }

    private var entries: [String: Entry] = [:]
    /// The only sources whose bindings matter; nil for all.
    private let files: Set<String>?

    /// Reads the sources of a request; one that can't be read counts as empty.
    init(_ request: HintRequest, cache: SummaryCache) {
        files = request.files
        let old: [String: Entry] = cache.read("scans") ?? [:]
        var isChanged = false
        for source in Set(request.modules.flatMap(\.sources)) {
            let data = (try? Data(contentsOf: URL(fileURLWithPath: source))) ?? Data()
            var hash = ContentHash()
            hash.add(data)
            if let entry = old[source], entry.hash == hash.text {
                entries[source] = entry
            } else {
                entries[source] = Entry(hash: hash.text, scan: SourceScan(data))
                isChanged = true
            }
        }
        if isChanged || old.count != entries.count { cache.write(entries, "scans") }
    }

    /// Whether all sources with bindings are read.
    var isWhole: Bool { files == nil }

    /// Returns the hash of a source.
    func hash(of source: String) -> String {
        entries[source]?.hash ?? ""
    }

    /// Whether a source has bindings that matter.
    func hasBindings(_ source: String) -> Bool {
        files?.contains(source) != false && entries[source]?.scan.hasBindings == true
    }

    /// The sources that declare or extend a type whose initialiser is chosen where bindings are; none where only columns are read.
    func declaring() -> Set<String> {
        guard isWhole else { return [] }
        let chosen = entries.values.filter(\.scan.hasBindings).reduce(into: Set<String>()) {
            $0.formUnion($1.scan.chosen)
        }
        return Set(entries.filter { !$0.value.scan.declared.isDisjoint(with: chosen) }.keys)
    }
}
