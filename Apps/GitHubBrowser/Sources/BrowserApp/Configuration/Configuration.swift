// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The configuration of a run: all sources combined, with the data source settled.
struct Configuration: Sendable {
    /// The user's file.
    let file: ConfigurationFile
    /// The properties that the graph is planned with.
    let properties: Properties

    /// Reads the sources in ascending priority: defaults, file, environment, `--properties`, `--property`, the program's own
    /// options. Then settles the data source `auto`.
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

    /// The files that were read.
    let files: [String]
    /// The paths of what is set for hosts.
    private let pathsOfHosts: [String]

    /// Whether the data source is GitHub.
    var isLive: Bool {
        (try? properties.value(String.self, at: DataSettings.sourcePath)) != SourceChoice.demo.rawValue
    }

    /// Returns the accounts by host; nil if they can't be decoded, which planning the graph reports with everything else.
    ///
    /// - Throws: A token in a file that others can read, or in the path of the cache, which messages show.
    func hosts() throws(BrowserFailure) -> HostsSettings? {
        try FilePrivacy(files: files).check(properties, at: pathsOfHosts)
        let folder = "storage.path"
        if !pathsOfHosts.isEmpty, (try? properties.json(at: folder)) == #""<secret>""# {
            let place = properties.explain(folder).settings.first.map { "\($0.origin): " } ?? ""
            throw BrowserFailure(
                .configuration, "\(place)'\(folder)' contains a secret, which messages would show",
                advice: ["write the name of the folder without it"])
        }
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
        sources += options.propertyFiles.map { .file($0) }
        sources.append(.arguments(options.argumentsOfProperties))
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
        paths.first { path in [".token", ".token_command"].contains { path.hasSuffix($0) } }
            .map { "'\(SettingPath($0)?.notation ?? $0)' is set" }
    }
}
