// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Checks the object graphs of a package in each build that changes one, and fails the build if a graph is wrong.
///
/// A target of its own applies it. The build then runs `di` when the objects of the package's targets have been compiled: it
/// links them to the checker, which the target depends on, and runs that. Nothing is compiled for it. This script is compiled
/// once by every package that depends on this one, used or not, so it only collects names and paths.
@main
struct DIGraphGate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let checkers = target.recursiveTargetDependencies.filter { $0.name == "DIChecker" }
        guard let checker = checkers.first as? SwiftSourceModuleTarget else {
            let product = ".product(name: \"DIChecker\", package: \"swift-di\")"
            Diagnostics.error("'\(target.name)' applies DIGraphGate and doesn't depend on the checker; add \(product)")
            return []
        }
        let modules = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .test }
        for other in modules where other.id != target.id && names(below: other).contains(target.name) {
            Diagnostics.error("'\(other.name)' depends on '\(target.name)', so that its graphs can't be checked")
            return []
        }
        let tool = try context.tool(named: "di").url
        let configuration = checker.compilationConditions.contains("DI_DEBUG") ? "debug" : "release"
        let machine = tool.deletingLastPathComponent().deletingLastPathComponent()
        // Other build systems put their tools into `Products/Debug`.
        guard machine.lastPathComponent != "Products" else {
            Diagnostics.warning("the object graphs are not checked: DIGraphGate knows the native build system alone")
            return []
        }
        let folder = machine.appending(path: configuration)
        let work = context.pluginWorkDirectoryURL.appending(path: configuration)
        let (request, output) = (work.appending(path: "gate.json"), work.appending(path: "CheckedGraphs.swift"))
        let settings = context.package.directoryURL.appending(path: "graph-gate.json")
        try write(
            [
                "graph": description(of: context.package), "folder": folder.path, "configuration": configuration,
                "manifest": machine.deletingLastPathComponent().appending(path: configuration + ".yaml").path,
                "compiler": try context.tool(named: "swiftc").url.path, "settings": settings.path,
            ], to: request)
        let checked = modules.filter { module in
            let below = names(below: module)
            return module.kind != .macro && below.contains("DIBinding") && !below.contains("DIChecker")
        }
        return [
            .buildCommand(
                displayName: "Checking the object graphs of \(context.package.displayName)", executable: tool,
                arguments: ["--gate", request.path, output.path],
                inputFiles: [request] + objects(checked + [checker], in: folder) + files(settings),
                outputFiles: [output])
        ]
    }

    private func names(below target: any Target) -> Set<String> {
        Set(target.recursiveTargetDependencies.map(\.name))
    }

    /// The native build system's products of some targets and of all below them: no macros, which run in the compiler, nor the
    /// targets that only macros need.
    private func objects(_ roots: [any SourceModuleTarget], in folder: URL) -> [URL] {
        var (files, known): ([URL], Set<String>) = ([], [])
        var open = roots as [any Target]
        while let target = open.popLast() {
            let module = target as? any SourceModuleTarget
            guard module?.kind != .macro, known.insert(target.id).inserted else { continue }
            open += target.below
            guard let module else { continue }
            let (build, isSwift) = (
                folder.appending(path: module.moduleName + ".build"), target is SwiftSourceModuleTarget
            )
            if isSwift { files.append(folder.appending(path: "Modules/\(module.moduleName).swiftmodule")) }
            files += module.sourceFiles.filter { $0.type == .source }.map { file in
                let name =
                    isSwift ? "/" + file.url.lastPathComponent : file.url.path.dropFirst(target.directoryURL.path.count)
                return URL(filePath: build.path + name + ".o")
            }
        }
        return files
    }

    /// The settings and the files that they name, as far as they exist: the build checks again when one of them has changed.
    private func files(_ settings: URL) -> [URL] {
        let data = (try? Data(contentsOf: settings)) ?? Data()
        let content = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        let properties = (content?["properties"] as? [String] ?? []).map {
            URL(filePath: $0, relativeTo: settings.deletingLastPathComponent()).absoluteURL
        }
        return ([settings] + properties).filter { FileManager.default.fileExists(atPath: $0.path) }
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
