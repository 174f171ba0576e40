// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput

/// `ghb config list`: lists the effective settings and their origins.
struct ConfigListCommand: StandaloneCommand {
    static let name = "config list"
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the effective settings and where each was set.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options)
            try run.validate()
            let settings = EffectiveSetting.all(in: run.configuration.properties)
            switch run.invocation.layout.format {
            case .json: return "[\n" + settings.map(\.object).joined(separator: ",\n") + "\n]"
            case .tsv: return TSVRenderer().render(report(settings))
            case .table:
                return TableRenderer(clock: SystemClock(), screen: run.invocation.screen).render(report(settings))
            }
        }
    }

    func validate() throws {
        guard options.json?.names == nil else { throw ValidationError("A setting has no fields to choose from.") }
    }

    private func report(_ settings: [EffectiveSetting]) -> Report {
        Report(
            shape: .list, names: ["key", "value", "from"],
            rows: settings.map { [.text($0.key), .text($0.text), .text($0.origin)] })
    }
}
