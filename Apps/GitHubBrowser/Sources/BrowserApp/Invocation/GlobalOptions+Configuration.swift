// SPDX-License-Identifier: Apache-2.0

extension GlobalOptions {
    /// What the options say about the connection.
    var connection: ConnectionOptions {
        ConnectionOptions(host: host, apiURL: apiURL, allowsExposedOrigins: insecureHTTP)
    }

    /// What the options say about the configuration.
    func configuration(arguments: [String], environment: Environment) -> ConfigurationOptions {
        var result = ConfigurationOptions()
        result.file = config
        result.propertyFiles = properties
        result.arguments = property.isEmpty ? [] : arguments
        result.reasonForLive = Connection.reasonForLive(options: connection, environment: environment)
        if let timeout { result.own.append(.init("--timeout", sets: "network", "timeout", to: .number(timeout))) }
        if let logLevel { result.own.append(.init("--log-level", sets: "log", "level", to: .text(logLevel))) }
        if demo || live {
            result.own.append(
                .init(demo ? "--demo" : "--live", sets: "data", "source", to: .text(demo ? "demo" : "github")))
        }
        return result
    }
}
