// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The configuration of a run: what all sources amount to, with the data source settled.
public struct Configuration: Sendable {
    /// The user's file.
    public let file: ConfigurationFile
    /// The properties that the graph is planned with.
    public let properties: Properties

    /// Reads the sources in their order: defaults, file, environment, `--properties`, `--property`, the program's own
    /// options; then settles `auto`.
    ///
    /// Throws what is wrong with each source that cannot be read; what the values are worth, the graph finds out.
    public static func load(
        _ options: ConfigurationOptions, environment: Environment
    ) throws(BrowserFailure) -> Configuration {
        let file = try ConfigurationFile.locate(option: options.file, environment: environment)
        do throws(PropertyError) {
            let properties = try Properties(sources: sources(options, file, environment))
                .marking(secret: "**.token")
            let files = (file.isPresent || file.isNamed ? [file.path] : []) + options.propertyFiles
            return try Configuration(file: file, properties: settled(properties, options), files: files)
        } catch {
            throw ConfigurationComplaints(properties: nil).failure(error.diagnostics)
        }
    }

    private init(file: ConfigurationFile, properties: Properties, files: [String]) {
        self.file = file
        self.properties = properties
        self.files = files
    }

    /// The files that were read.
    let files: [String]

    /// Whether GitHub itself is asked; everything that is no demo is live, so that a slip is told by the graph.
    public var isLive: Bool { word(at: DataSettings.sourcePath) != "demo" }

    /// Returns the accounts by host; nil where they can't be read, which planning the graph reports with everything else.
    ///
    /// - Throws: A token in a file that others can read.
    public func hosts() throws(BrowserFailure) -> HostsSettings? {
        try FilePrivacy(files: files).check(properties)
        return try? properties.value(of: HostsSettings.self)
    }

    private func word(at path: String) -> String? { try? properties.value(String.self, at: path) }

    private static func sources(
        _ options: ConfigurationOptions, _ file: ConfigurationFile, _ environment: Environment
    ) -> [PropertySource] {
        var sources: [PropertySource] = [.yaml(SettingsCatalogue.defaults, name: SettingsCatalogue.defaultsName)]
        if let text = options.text {
            sources.append(file.path.hasSuffix(".json") ? .json(text, name: file.path) : .yaml(text, name: file.path))
        } else if file.isPresent || file.isNamed {
            sources.append(.file(file.path))
        }
        sources.append(.environment(prefix: "GHB__", variables: environment.variables))
        sources += options.propertyFiles.map { .file($0) }
        sources.append(.arguments(options.argumentsOfProperties))
        sources += options.own.map { own in
            .values(.map([own.group: .map([own.key: own.value])]), named: "option \(own.option)")
        }
        return sources
    }

    /// The same with the source of the data in place of `auto`.
    private static func settled(
        _ properties: Properties, _ options: ConfigurationOptions
    ) throws(PropertyError) -> Properties {
        guard (try? properties.value(String.self, at: DataSettings.sourcePath)) == DataSettings.automatic else {
            return properties
        }
        let reason = options.reasonForLive ?? tokenInFile(properties)
        let source = reason == nil ? "demo" : "github"
        let name = "auto: " + (reason ?? "nothing says whom to ask")
        return try properties.adding([.values(["data": ["source": .text(source)]], named: name)])
    }

    /// Any token counts: whoever has put one into the file means GitHub.
    private static func tokenInFile(_ properties: Properties) -> String? {
        properties.paths.first { path in
            path.hasPrefix("hosts") && [".token", ".token_command"].contains { path.hasSuffix($0) }
        }
        .map { "'\($0)' is set" }
    }
}
