// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation

struct ReleaseCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "release", abstract: "Show a release and its assets, by default the latest.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of the release.") var repository: String
    @Argument(help: "The tag of the release.") var tag: String?
    @OptionGroup var options: GlobalOptions

    func output(repositories: RepositoryService, names: NameReader, layout: Layout) async throws -> CommandOutput {
        let (name, tag) = try names.release(repository, tag: tag)
        let fields = try layout.fields(of: .releases, shape: .one, apart: ["body", "assets"])
        let release = try await repositories.release(tag, of: name).value
        return fields.output(release, sections: sections(of: release))
    }

    private func sections(of release: Release) -> [Report.Section] {
        let rows = (release.assets ?? []).map { asset -> [FieldValue] in
            [
                .text(asset.name), asset.size.map(FieldValue.bytes) ?? .null, .optional(asset.downloadCount),
                .optional(asset.url),
            ]
        }
        let files = Report.Section(.table(names: ["asset", "size", "downloadCount", "url"], rows: rows))
        return [Report.Section(body: release.body)] + (rows.isEmpty ? [] : [files])
    }
}

/// `ghb releases OWNER/REPO`: lists the releases of a repository, in the server's order.
struct ReleasesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "releases", abstract: "List the releases of a repository.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @OptionGroup var options: GlobalOptions

    func output(
        repositories: RepositoryService, names: NameReader, layout: Layout, limit: Limit
    ) async throws -> CommandOutput {
        let name = try names.repository(repository)
        let fields = try layout.fields(of: .releases, shape: .list)
        return fields.output(try await repositories.releases(of: name).listing(limit), in: "\(name)")
    }
}
