// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The package that is checked: its own targets that reach the library, and the checker's.
struct CheckedPackage {
    let package: Package
    let options: Options
    let work: URL
    let compiler: URL
    /// The targets of the package that reach the library, without tests, sorted by name.
    let targets: [SwiftSourceModuleTarget]
    /// The target with the main function.
    let checker: any Target

    init(_ context: PluginContext, _ options: Options) throws {
        self.options = options
        package = context.package
        work = context.pluginWorkDirectoryURL
        compiler = try context.tool(named: "swiftc").url
        let own = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        targets = own.filter { target in
            [.generic, .executable].contains(target.kind)
                && target.recursiveTargetDependencies.contains { $0.name == "DIBinding" }
        }.sorted { $0.name < $1.name }
        let reached = Set(targets.flatMap(\.recursiveTargetDependencies).map(\.name))
        let name = reached.contains("DIProperties") ? "DIConfiguredChecker" : "DIChecker"
        guard let checker = Self.packages(package).lazy.flatMap(\.targets).first(where: { $0.name == name }) else {
            throw Problem(text: "cannot check: '\(name)' is not among the targets of the package and its dependencies")
        }
        self.checker = checker
    }

    /// A package and all below it, each once.
    static func packages(_ root: Package) -> [Package] {
        var found: [Package] = []
        var open = [root]
        while let next = open.popLast() {
            guard !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            open += next.dependencies.map(\.package)
        }
        return found
    }

    /// Builds, and links the objects of the package to the checker.
    func makeProgram(_ packageManager: PackageManager) throws -> URL {
        if options.builds {
            let inner = Set(targets.flatMap(\.recursiveTargetDependencies).map(\.id))
            for target in targets where !inner.contains(target.id) { try build(target.name, packageManager) }
            try build(checker.name, packageManager)
        }
        return try Linking(self, BuildFolder(work: work, configuration: options.configuration)).program()
    }

    private func build(_ name: String, _ packageManager: PackageManager) throws {
        let configuration: PackageManager.BuildConfiguration = options.configuration == "release" ? .release : .debug
        let result = try packageManager.build(
            .target(name), parameters: .init(configuration: configuration, logging: .concise))
        guard result.succeeded else { throw Problem(text: "cannot check: '\(name)' does not build\n\(result.logText)") }
    }

    /// Runs the program on the request, prints its answer, and returns its status.
    func run(_ program: URL) throws -> Int32 {
        let folder = try BuildFolder(work: work, configuration: options.configuration)
        let runs = work.appending(path: "runs")
        try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
        let request = runs.appending(path: UUID().uuidString)
        let answer = URL(filePath: request.path + ".answer")
        defer { for url in [request, answer] { try? FileManager.default.removeItem(at: url) } }
        try JSONEncoder().encode(Request(self, folder)).write(to: request, options: .atomic)
        let ended = try Child.run(program, [request.path])
        guard let text = try? Data(contentsOf: answer) else {
            throw Problem(text: "cannot check: \(ended.text)")
        }
        FileHandle.standardOutput.write(text)
        return ended.status
    }
}
