// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import BrowserStorage
import Foundation

struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Show or clear the cached responses.",
        subcommands: [CacheStatusCommand.self, CacheClearCommand.self, CachePathCommand.self])
}

struct CacheStatusCommand: InjectedCommand {
    static let name = "cache status"
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show where the cache is and how much it holds.")

    @OptionGroup var options: GlobalOptions

    func output(cache: any StorageBackend, layout: Layout) async throws -> CommandOutput {
        let fields = try layout.fields(of: .cacheSummaries, shape: .one)
        if let file = cache.unmadeFile { return fields.output(CacheSummary(backend: "sqlite", file: file)) }
        return fields.output(
            try await BrowserFailure.ofStorage("the cache cannot be read") { try await cache.summary() })
    }
}

struct CacheClearCommand: InjectedCommand {
    static let name = "cache clear"
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Remove all cached responses. Bookmarks and known rate limits stay.")

    @OptionGroup var options: GlobalOptions

    func output(cache: any StorageBackend, notices: any Notices) async throws -> CommandOutput {
        var (entries, bytes) = (0, 0)
        if cache.unmadeFile == nil {
            let removed = try await BrowserFailure.ofStorage("the cache cannot be cleared") { try await cache.clear() }
            (entries, bytes) = (removed.entries, removed.bytes)
        }
        let noun = Noun("response", "responses").form(for: entries)
        notices.post(Notice(.note, "removed \(entries) \(noun) (\(ByteSize.describe(bytes))) from the cache"))
        return .nothing
    }
}

struct CachePathCommand: InjectedCommand {
    static let name = "cache path"
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the path of the cache file, even if it does not exist yet.")

    @OptionGroup var options: GlobalOptions

    func output(cache: any StorageBackend, layout: Layout) async throws -> CommandOutput {
        guard let file = cache.file else {
            throw BrowserFailure(
                .failure, "the cache is in memory and has no file", advice: ["set storage.backend to sqlite"])
        }
        guard layout.format == .json else { return .file(Array("\(file.filePath)\n".utf8)) }
        return try Catalogue.cacheSummaries.choosing(layout.fields ?? ["path"])
            .output(CacheSummary(backend: "sqlite", file: file))
    }
}

extension StorageBackend {
    /// The cache file if it doesn't exist yet; commands that only look must not create it.
    fileprivate var unmadeFile: URL? {
        file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? nil : $0 }
    }
}
