// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// What the checker is asked, as `CheckRequest` of `DIChecking` reads it.
struct Request: Encodable {
    struct Target: Encodable {
        let name: String
        let module: String
        let isExecutable: Bool
        let sources: [String]
        let dependencies: [String]
    }

    struct Layout: Encodable {
        let name: String
        let folder: String
        let targets: [Target]
        let buildFolder: String
        let buildSystem: String
        let configuration: String
    }

    let command: String
    let components: [String]
    let properties: [String]?
    let format: String
    let warningsAsErrors: Bool
    let hints: Bool
    let focus: String?
    let why: String?
    let path: [String]
    let files: [String]
    let package: Layout?
    let workFolder: String

    init(_ checked: CheckedPackage, _ folder: BuildFolder) {
        let options = checked.options
        command = options.command
        components = options.components
        properties = options.properties
        format = options.format
        warningsAsErrors = options.warningsAsErrors
        hints = options.hints
        focus = options.focus
        why = options.why
        path = options.path
        files = options.files
        workFolder = checked.work.path
        let own = Set(checked.targets.map(\.name))
        let targets = checked.targets.map { target in
            Target(
                name: target.name, module: target.moduleName, isExecutable: target.kind == .executable,
                sources: target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted(),
                dependencies: target.dependencies.compactMap { dependency in
                    guard case .target(let target) = dependency, own.contains(target.name) else { return nil }
                    return target.name
                }.sorted())
        }
        package = Layout(
            name: checked.package.displayName, folder: checked.package.directoryURL.path, targets: targets,
            buildFolder: folder.url.path, buildSystem: folder.isNative ? "native" : "swiftbuild",
            configuration: options.configuration)
    }
}
