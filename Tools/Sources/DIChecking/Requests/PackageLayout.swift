// SPDX-License-Identifier: Apache-2.0

/// The targets of the checked package, as the build system describes them.
public struct PackageLayout: Codable, Sendable, Equatable {
    /// A target of the package that reaches the library.
    public struct Target: Codable, Sendable, Equatable {
        /// The name in the manifest, such as `shop-cli`.
        public var name: String
        /// The name of the module, such as `shop_cli`.
        public var module: String
        /// Whether the target is an executable.
        public var isExecutable: Bool
        /// The absolute paths of its Swift sources, generated ones included, sorted.
        public var sources: [String]
        /// The names of the package's own targets on which it depends directly, sorted.
        public var dependencies: [String]
        /// Whether a library product of the package names it, so that other packages can include its modules; nil counts as no.
        public var isOffered: Bool?
    }

    /// The name of the package.
    public var name: String
    /// The absolute path of its folder.
    public var folder: String
    /// The targets that reach the library, sorted by name.
    public var targets: [Target]
    /// The package's own targets that these depend on without reaching the library, sorted by name; nil counts as none.
    public var plainTargets: [Target]?
    /// The absolute path of the folder with the modules and objects of the build.
    public var buildFolder: String
    /// `native` or `swiftbuild`.
    public var buildSystem: String
    /// `debug` or `release`.
    public var configuration: String

    /// The modules of all these targets.
    var modules: Set<String> { Set((targets + (plainTargets ?? [])).map(\.module)) }
}
