// SPDX-License-Identifier: Apache-2.0

/// The modules whose typed trees are read for hints, and the build that they belong to.
///
/// ```swift
/// var request = HintRequest(buildFolder: ".build/debug", configuration: "debug", workFolder: folder)
/// request.modules = [HintRequest.Module(name: "Kitchen", sources: ["/Shop/Sources/Kitchen/Heater.swift"])]
/// let package = try readHints(request).get()
/// ```
public struct HintRequest: Codable, Sendable, Equatable {
    /// A module of the checked package.
    public struct Module: Codable, Sendable, Equatable {
        /// The name of the module, such as `shop_cli`.
        public var name: String
        /// The absolute paths of all its Swift sources, generated ones included.
        public var sources: [String]
        /// The names of the package's own modules on which it depends directly.
        public var dependencies: [String]

        /// Makes a module.
        public init(name: String, sources: [String], dependencies: [String] = []) {
            self.name = name
            self.sources = sources
            self.dependencies = dependencies
        }
    }

    /// The modules, in any order.
    public var modules: [Module] = []
    /// The absolute path of the folder with the modules and objects of the build.
    public var buildFolder: String
    /// The configuration of the build: `debug` or `release`.
    public var configuration: String
    /// The absolute path of the folder that summaries and clang modules are written to; nothing else is written.
    public var workFolder: String
    /// The sources of which only the columns are read, without notes; nil for the notes and the columns of all.
    public var files: Set<String>?
    /// The arguments of the build's compiler by module, if known; otherwise they are read from the build folder.
    public var arguments: [String: [String]] = [:]

    /// Makes a request without modules.
    public init(buildFolder: String, configuration: String, workFolder: String) {
        self.buildFolder = buildFolder
        self.configuration = configuration
        self.workFolder = workFolder
    }
}
