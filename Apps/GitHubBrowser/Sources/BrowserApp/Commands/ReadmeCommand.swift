// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb readme OWNER/REPO`: shows the README of a repository.
struct ReadmeCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "readme", abstract: "Show a repository's README.")

    @Argument(help: "The repository as OWNER/REPO.", completion: Completions.repositories) var repository: String
    @Flag(help: "Print the file unrendered, even on a terminal.") var raw =
        false
    @OptionGroup var options: GlobalOptions

    func validate() throws { try options.validate(raw: raw) }

    func output(
        readmes: ReadmeService, names: NameReader, layout: Layout
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .readmes, shape: .one, apart: ["path", "text", "url"])
        let readme = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await readmes.readme(of: name)
        }
        if raw, let content = readme.content { return .file(content) }
        return .report(
            Catalogue.readmes.report(
                .one, [readme], positions: positions,
                sections: [Report.Section(.markdown(readme.text ?? "", breaksLines: false))]))
    }
}
