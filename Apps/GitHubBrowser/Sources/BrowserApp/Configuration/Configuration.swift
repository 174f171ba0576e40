// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The configuration of a run: all sources combined, with the data source settled.
struct Configuration: Sendable {
    let file: ConfigurationFile
    /// The properties that the graph is planned with.
    let properties: Properties

    /// Reads the sources in ascending priority: defaults, file, environment, `--properties` and `--property`, the program's
    /// own options. Then settles the data source `auto`.
    ///
    /// - Throws: The mistakes of sources that can't be read. Planning the graph checks the values.
    static func load(
        _ options: ConfigurationOptions, environment: Environment
    ) throws(BrowserFailure) -> Configuration {
        let file = try ConfigurationFile.locate(option: options.file, environment: environment)
        do throws(PropertyError) {
            let properties = try Properties(sources: sources(options, file, environment))
                .marking(secret: "**.token")
            let files = (file.isPresent || file.isNamed ? [file.path] : []) + options.propertyFiles
            let hosts = properties.paths.filter { $0.hasPrefix("hosts") }
            return try Configuration(
                file: file, properties: settled(properties, options, hosts), files: files, pathsOfHosts: hosts)
        } catch {
            throw ConfigurationComplaints(properties: nil).failure(error.diagnostics)
        }
    }

    let files: [String]
    private let pathsOfHosts: [String]

    var isLive: Bool {
        (try? properties.value(String.self, at: DataSettings.sourcePath)) != SourceChoice.demo.rawValue
    }

    /// Returns the accounts by host; nil if they can't be decoded, which planning the graph reports with everything else.
    ///
    /// - Throws: A token in a file that others can read.
    func hosts() throws(BrowserFailure) -> HostsSettings? {
        try FilePrivacy(files: files).check(properties, at: pathsOfHosts)
        return try? properties.value(of: HostsSettings.self)
    }

    private static func sources(
        _ options: ConfigurationOptions, _ file: ConfigurationFile, _ environment: Environment
    ) -> [PropertySource] {
        var sources: [PropertySource] = [.json(SettingsCatalogue.defaults, name: SettingsCatalogue.defaultsName)]
        if let text = options.text {
            sources.append(file.path.hasSuffix(".json") ? .json(text, name: file.path) : .yaml(text, name: file.path))
        } else if file.isPresent || file.isNamed {
            sources.append(.file(file.path))
        }
        sources.append(.environment(prefix: "GHB__", variables: environment.variables))
        sources.append(.arguments(["ghb"] + options.arguments))
        return sources + options.own
    }

    /// Returns the properties with the data source in place of `auto`.
    private static func settled(
        _ properties: Properties, _ options: ConfigurationOptions, _ pathsOfHosts: [String]
    ) throws(PropertyError) -> Properties {
        guard (try? properties.value(String.self, at: DataSettings.sourcePath)) == SourceChoice.auto.rawValue else {
            return properties
        }
        let reason = options.reasonForLive ?? token(in: pathsOfHosts)
        let source = reason == nil ? "demo" : "github"
        let name = "auto: " + (reason ?? "no token, host or address is set")
        return try properties.adding([.values(["data": ["source": .text(source)]], named: name)])
    }

    /// Returns where a token is set. Any token counts: a token in the file means GitHub.
    private static func token(in paths: [String]) -> String? {
        paths.first { $0.hasSuffix(".token") || $0.hasSuffix(".token_command") }.map { "'\($0)' is set" }
    }
}
