// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Checks the object graphs of a package in each build that changes one, and fails the build if a graph is wrong.
///
/// A target of its own applies it. The build then runs `di-gate` when the objects of the package's targets have been compiled: it links
/// them to the checker, which the target depends on, and runs that. Nothing is compiled for it. This script is compiled once by every
/// package that depends on this one, used or not, so it only collects names and paths.
@main
struct DIGraphGate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let settings = Settings(of: context.package)
        guard let checked = CheckedPackage(context.package, components: settings.names("components")),
            below(target).contains(CheckedPackage.checkerName)
        else {
            let product = ".product(name: \"\(CheckedPackage.checkerName)\", package: \"swift-di\")"
            Diagnostics.error("'\(target.name)' applies DIGraphGate and doesn't depend on the checker; add \(product)")
            return []
        }
        for other in context.package.targets where other.id != target.id {
            guard let module = other as? any SourceModuleTarget, module.kind != .test else { continue }
            guard !below(other).contains(target.name) else {
                Diagnostics.error("'\(other.name)' depends on '\(target.name)', so that its graphs can't be checked")
                return []
            }
        }
        let tool = try context.tool(named: "di-gate").url
        let conditions = (checked.checker as? SwiftSourceModuleTarget)?.compilationConditions ?? []
        let configuration = conditions.contains("DI_DEBUG") ? "debug" : "release"
        let machine = tool.deletingLastPathComponent().deletingLastPathComponent()
        // Other build systems put their tools into `Products/Debug`.
        guard machine.lastPathComponent != "Products" else {
            Diagnostics.warning("the object graphs are not checked: DIGraphGate knows the native build system alone")
            return []
        }
        let folder = machine.appending(path: configuration)
        let work = context.pluginWorkDirectoryURL.appending(path: configuration)
        let request = work.appending(path: "gate.json")
        let objects = Objects(checked.linked, in: folder)
        try write(
            [
                "manifest": machine.deletingLastPathComponent().appending(path: configuration + ".yaml").path,
                "modules": Objects(checked.targets, in: folder).modules.map(\.path),
                "compiler": try context.tool(named: "swiftc").url.path, "maps": objects.maps.map(\.path),
                "objects": objects.ofC.map(\.path), "flags": checked.flags,
                "settings": settings.file.path,
                "check": check(checked, folder, configuration, work),
            ], to: request)
        let output = work.appending(path: "CheckedGraphs.swift")
        return [
            .buildCommand(
                displayName: "Checking the object graphs of \(context.package.displayName)", executable: tool,
                arguments: [request.path, output.path],
                inputFiles: [request] + objects.inputs + settings.files, outputFiles: [output])
        ]
    }

    private func below(_ target: any Target) -> Set<String> {
        Set(target.recursiveTargetDependencies.map(\.name))
    }

    /// The request of `di check` in this build, as `CheckRequest` of `DIChecking` reads it.
    private func check(
        _ checked: CheckedPackage, _ folder: URL, _ configuration: String, _ work: URL
    ) -> [String: Any] {
        let build: [String: Any] = [
            "buildFolder": folder.path, "buildSystem": "native", "configuration": configuration,
        ]
        return [
            "command": "check", "components": [String](), "format": "text", "warningsAsErrors": false, "hints": false,
            "path": [String](), "files": [String](), "workFolder": work.path, "showsValues": false,
            "isBrief": true, "namesWholePaths": true, "package": checked.layout.merging(build) { $1 },
        ]
    }

    /// Writes a file, unless it is the same already: the build runs a command again if one of its inputs has a new time.
    private func write(_ content: [String: Any], to file: URL) throws {
        let data = try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys])
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

/// The settings of a package, which `di-gate` reads and complains about.
private struct Settings {
    private let package: Package
    private let content: [String: Any]

    var file: URL { package.directoryURL.appending(path: "graph-gate.json") }

    init(of package: Package) {
        self.package = package
        let data = try? Data(contentsOf: package.directoryURL.appending(path: "graph-gate.json"))
        content = data.flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] } ?? [:]
    }

    func names(_ key: String) -> [String] { content[key] as? [String] ?? [] }

    /// The file and those that it names, as far as they exist: the build checks again when one of them has changed.
    var files: [URL] {
        let properties = names("properties").map { URL(filePath: $0, relativeTo: package.directoryURL).absoluteURL }
        return ([file] + properties).filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}

/// The files that the native build system makes of targets.
private struct Objects {
    /// The modules of Swift targets.
    private(set) var modules: [URL] = []
    /// Their lists of sources and objects, which also name those that other plugins generate. They exist when the module does.
    private(set) var maps: [URL] = []
    /// The objects of their sources.
    private var ofSwift: [URL] = []
    private(set) var ofC: [URL] = []

    var inputs: [URL] { modules + ofSwift + ofC }

    init(_ targets: [any Target], in folder: URL) {
        for case let target as any SourceModuleTarget in targets {
            let build = folder.appending(path: target.moduleName + ".build")
            let sources = target.sourceFiles.filter { $0.type == .source }.map(\.url)
            if target is SwiftSourceModuleTarget {
                modules.append(folder.appending(path: "Modules/\(target.moduleName).swiftmodule"))
                maps.append(build.appending(path: "output-file-map.json"))
                ofSwift += sources.map { build.appending(path: $0.lastPathComponent + ".o") }
            } else {
                ofC += sources.map {
                    URL(filePath: build.path + $0.path.dropFirst(target.directoryURL.path.count) + ".o")
                }
            }
        }
    }
}
