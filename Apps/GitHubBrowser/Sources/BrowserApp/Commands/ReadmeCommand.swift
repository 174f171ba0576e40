// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

struct ReadmeCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "readme", abstract: "Show a repository's README.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @Flag(help: "Print the file unrendered, even on a terminal.") var raw = false
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        if raw && options.json != nil { throw ValidationError("--raw and --json exclude each other.") }
    }

    func output(repositories: RepositoryService, names: NameReader, layout: Layout) async throws -> CommandOutput {
        let name = try names.repository(repository)
        let fields = try layout.fields(of: .readmes, shape: .one, apart: ["path", "text", "url"])
        let readme: Readme
        do throws(APIFailure) {
            readme = try await repositories.readme(of: name).value
        } catch {
            // The server answers alike if the repository is missing.
            if error.kind == .notFound { _ = try await repositories.repository(name) }
            throw error
        }
        if raw, let content = readme.content { return .file(Array(content)) }
        return fields.output(readme, sections: [Report.Section(.markdown(readme.text ?? "", breaksLines: false))])
    }
}
