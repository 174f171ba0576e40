// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// A package and all below it with their targets, as `PackageGraph` of `DICommand` reads them.
///
/// This file belongs to `DICheck`; `DIGraphGate` has a link to it.
func description(of root: Package) -> [String: Any] {
    var (packages, targets): ([[String: Any]], [String: [String: Any]]) = ([], [:])
    var (open, known): ([Package], Set<String>) = ([root], [])
    while let package = open.popLast() {
        guard known.insert(package.id).inserted else { continue }
        open += package.dependencies.map(\.package)
        for target in package.targets { add(target, to: &targets) }
        var entry: [String: Any] = [
            "name": package.displayName, "folder": package.directoryURL.path, "targets": package.targets.map(\.id),
            "offered": package.products.filter { $0 is LibraryProduct }.flatMap { $0.targets.map(\.id) },
        ]
        if case .repository(let url, _, let revision) = package.origin {
            (entry["url"], entry["revision"]) = (url, revision)
        }
        packages.append(entry)
    }
    return ["packages": packages, "targets": targets]
}

private func add(_ target: any Target, to targets: inout [String: [String: Any]]) {
    guard targets[target.id] == nil else { return }
    var entry: [String: Any] = [
        "name": target.name, "folder": target.directoryURL.path, "dependencies": target.below.map(\.id),
    ]
    if let source = target as? any SourceModuleTarget {
        (entry["kind"], entry["module"]) = ("\(source.kind)", source.moduleName)
        entry["files"] = source.sourceFiles.map(\.url.path)
        entry["sources"] = source.sourceFiles.filter { $0.type == .source }.map(\.url.path)
    }
    switch target {
    case let target as SwiftSourceModuleTarget:
        entry["isSwift"] = true
        (entry["libraries"], entry["frameworks"]) = (target.linkedLibraries, target.linkedFrameworks)
    case let target as ClangSourceModuleTarget:
        (entry["libraries"], entry["frameworks"]) = (target.linkedLibraries, target.linkedFrameworks)
    case let target as SystemLibraryTarget: entry["flags"] = target.linkerFlags
    case let target as BinaryArtifactTarget: entry["artifact"] = target.artifactURL.path
    default: break
    }
    targets[target.id] = entry
    for target in target.below { add(target, to: &targets) }
}

extension Target {
    /// The targets on which it depends directly.
    var below: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
    }
}
