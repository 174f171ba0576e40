// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Binds the marked types of a target: `di-register` reads its sources and writes `<Target>Bindings.swift`.
///
/// This script is compiled once by every package that depends on this one, used or not. So it only collects names and paths.
@main
struct DIRegistration: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let registered = target as? SwiftSourceModuleTarget else { return [] }
        let root = context.package.directoryURL.path
        let output = context.pluginWorkDirectoryURL.appending(path: "\(registered.moduleName)Bindings.swift")
        let isInternal = registered.kind != .generic
        var arguments = ["--output", output.path, "--root", root] + (isInternal ? ["--internal"] : [])
        var inputs = registered.sourceFiles(withSuffix: ".swift").map(\.url)
        for each in [registered] + below(registered) {
            let sources = each.sourceFiles(withSuffix: ".swift").map(\.url)
            arguments += ["--target", each.moduleName] + direct(each).flatMap { ["--uses", $0.moduleName] }
            arguments += sources.map { String($0.path.dropFirst(root.count)) }
            if each.id != registered.id { inputs += sources }
        }
        return [
            .buildCommand(
                displayName: "Binding the marked types of \(registered.moduleName)",
                executable: try context.tool(named: "di-register").url, arguments: arguments, inputFiles: inputs,
                outputFiles: [output])
        ]
    }

    /// The targets of the same package on which a target depends directly. Other packages' targets have no sources here.
    private func direct(_ target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.dependencies.compactMap { dependency in
            guard case .target(let target) = dependency else { return nil }
            return target as? SwiftSourceModuleTarget
        }
    }

    /// All targets of the same package on which a target depends, each once.
    private func below(_ target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        var found: [SwiftSourceModuleTarget] = []
        var open = direct(target)
        while let next = open.popLast() {
            guard !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            open += direct(next)
        }
        return found.sorted { $0.moduleName < $1.moduleName }
    }
}
