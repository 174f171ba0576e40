// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import BrowserStorage

extension GlobalOptions {
    func configuration(arguments: [String], environment: Environment) -> ConfigurationOptions {
        var result = ConfigurationOptions()
        result.file = config
        result.propertyFiles = properties
        result.arguments = property.isEmpty && properties.isEmpty ? [] : arguments
        result.reasonForLive = Connection.reasonForLive(options: self, environment: environment)
        if let timeout { result.set("network", "timeout", to: .number(timeout), by: "--timeout") }
        if let logLevel { result.set("log", "level", to: .text(logLevel), by: "--log-level") }
        if demo || live {
            result.set("data", "source", to: .text(demo ? "demo" : "github"), by: demo ? "--demo" : "--live")
        }
        return result
    }
}

extension Invocation {
    init(
        _ options: GlobalOptions, _ configuration: Configuration, environment: Environment, terminal: TerminalState
    ) throws(BrowserFailure) {
        let terminal = terminal.forced(by: environment)
        self.init(
            limit: options.limit,
            layout: Layout(options, on: terminal),
            screen: terminal.screen(color: options.color, environment: environment),
            pager: options.noPager || options.plain
                ? nil : PagerSettings(environment: environment, terminal: terminal),
            verbosity: options.quiet ? .quiet : .normal,
            environment: environment,
            connection: try Connection(options: options, environment: environment, configuration: configuration),
            folders: StorageFolders(
                cache: UserFolder.cache.url(environment: environment),
                state: UserFolder.state.url(environment: environment)),
            cacheMode: options.offline ? .offline : options.refresh ? .refresh : .normal,
            waits: options.wait
        )
    }
}

extension Layout {
    init(_ options: GlobalOptions, on terminal: TerminalState) {
        if let json = options.json {
            self.init(format: .json, fields: json.names)
        } else {
            self.init(format: options.plain || terminal.width == nil ? .tsv : .table)
        }
    }
}
