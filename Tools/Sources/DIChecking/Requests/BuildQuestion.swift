// SPDX-License-Identifier: Apache-2.0

/// The part of a request that decides whether the last build is still the one that a new build would make.
public struct BuildQuestion: Codable, Sendable, Equatable {
    /// The absolute path of the record that the last check left.
    public var record: String
    /// Whether the package has just been built, so that a record is written; otherwise the last one is compared.
    public var isBuilt: Bool
    /// The process of `swift package`, whose command line and environment are part of the record.
    public var parent: Int32
    /// The words of that command line after the verb.
    public var arguments: [String]
    /// The absolute path of the compiler's driver.
    public var compiler: String
    /// The absolute path of the folder that the package is built in, such as `/Shop/.build`.
    public var scratchFolder: String
    /// The folders of the package and of all its dependencies, the package's own first.
    public var packageFolders: [String]
    /// The inputs of the build according to SwiftPM: sources, headers and resources; folders represent all their contents.
    public var inputs: [String]
    /// The objects of the build, without those of resources, and the program that was linked of them.
    public var outputs: [String]

    /// Makes a question.
    public init(
        record: String, isBuilt: Bool, parent: Int32, arguments: [String], compiler: String, scratchFolder: String,
        packageFolders: [String], inputs: [String], outputs: [String]
    ) {
        self.record = record
        self.isBuilt = isBuilt
        self.parent = parent
        self.arguments = arguments
        self.compiler = compiler
        self.scratchFolder = scratchFolder
        self.packageFolders = packageFolders
        self.inputs = inputs
        self.outputs = outputs
    }
}
