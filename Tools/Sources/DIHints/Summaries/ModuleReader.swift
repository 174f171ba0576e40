// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the typed trees of one module's files, or takes what an earlier run has read of the same.
struct ModuleReader: Sendable {
    let module: HintRequest.Module
    let frontend: Frontend
    let form: TreeForm
    let sources: SourceFolder
    let cache: SummaryCache
    /// The sources that are only read for their declarations.
    let declaring: Set<String>
    /// The modules of the package that this one doesn't reach, so that a change of theirs is none of this one's.
    let unrelated: Set<String>

    /// Returns the summaries of a module with bindings or declarations that matter, from the cache if nothing changed that they depend on.
    func read() -> ModuleSummary {
        let key = key(of: module.sources.map(sources.hash))
        let name = Self.cacheName(of: module.name, isWhole: sources.isWhole)
        if let summary: ModuleSummary = cache.read(name), summary.key == key { return summary }
        let summary = readTrees(key)
        // A failure may have another reason, such as a full disk, and is retried.
        guard summary.failure == nil, summary.unread.isEmpty else { return summary }
        // A source that was edited while the compiler read it would be kept under the hash of what it was.
        if key == self.key(of: module.sources.map(Self.currentHash)) { cache.write(summary, name) }
        return summary
    }

    /// The name under which a module's summaries are kept: of all its files with bindings, or of some.
    static func cacheName(of module: String, isWhole: Bool = true) -> String {
        isWhole ? "module-\(module)" : "module-\(module)-columns"
    }

    // MARK: - Trees

    private func readTrees(_ key: String) -> ModuleSummary {
        var summary = ModuleSummary(key: key)
        let primaries = module.sources.filter { sources.hasBindings($0) || declaring.contains($0) }
        let outputs = primaries.map { _ in cache.temporary.appendingPathComponent("\(UUID().uuidString).tree") }
        defer { for output in outputs { try? FileManager.default.removeItem(at: output) } }
        do {
            try frontend.dump(primaries, among: module.sources, into: outputs, in: cache.temporary)
        } catch {
            summary.failure = error
            return summary
        }
        for (source, output) in zip(primaries, outputs) {
            do throws(HintsUnavailable) {
                let tree = try tree(of: source, in: output)
                summary.version = tree.compilerVersion
                summary.files.append(tree.summary(declarationsOnly: !sources.hasBindings(source)))
            } catch {
                summary.unread[source] = error
            }
        }
        return summary
    }

    private func tree(of source: String, in output: URL) throws(HintsUnavailable) -> Tree {
        guard let text = try? Data(contentsOf: URL(fileURLWithPath: source)), let json = try? Data(contentsOf: output)
        else {
            throw HintsUnavailable(reason: "its typed tree can't be read")
        }
        return try Tree(json, of: SourceText(path: source, data: text), form: form)
    }

    // MARK: - Keys

    /// The meaning of a module's sources depends on the compiler, its arguments, all sources of the module and the modules
    /// that can be imported, which the build writes anew when something in them changes.
    private func key(of hashes: [String]) -> String {
        var parts = ["1", frontend.identity, form.name] + frontend.arguments
        for (source, hash) in zip(module.sources, hashes) {
            let isRead = sources.hasBindings(source) ? "bindings" : declaring.contains(source) ? "declarations" : ""
            parts += [source, hash, isRead]
        }
        for folder in frontend.importFolders { parts += importable(folder) }
        return ContentHash.of(parts)
    }

    private func importable(_ folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.sorted().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            guard !unrelated.contains(String(name.dropLast(".swiftmodule".count))) else { return [] }
            // Swift Build makes folders with a module for each architecture.
            let inner = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let files =
                inner.isEmpty ? [path] : inner.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "\(path)/\($0)" }
            return files.map { "\($0) \(FileStamp(path: $0).map { "\($0.size) \($0.changed)" } ?? "")" }
        }
    }

    private static func currentHash(of source: String) -> String {
        var hash = ContentHash()
        hash.add((try? Data(contentsOf: URL(fileURLWithPath: source))) ?? Data())
        return hash.text
    }
}
