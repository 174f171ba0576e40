// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// A package as the plugins see it that check its graphs: its targets, the checker, and what a program of both is linked from.
///
/// This file is that of `DICheck`; `DIGraphGate` has a link to it.
struct CheckedPackage {
    let package: Package
    /// The package's own targets that reach the library, without tests and the gate, sorted by name.
    let targets: [SwiftSourceModuleTarget]
    /// The target with the main function of the checker, and its package.
    let checker: any Target
    let library: Package

    static let checkerName = "DIChecker"

    /// Finds the targets; nil where the library is not among the dependencies.
    ///
    /// With names of components, executables that none of them names are left out: two that define the same symbol can then be checked
    /// one by one.
    init?(_ package: Package, components: [String] = [], withoutTargets: Bool = false) {
        self.package = package
        let own = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
            let below = Set(target.recursiveTargetDependencies.map(\.name))
            return [.generic, .executable].contains(target.kind) && target.name != Self.checkerName
                && below.contains("DIBinding") && !below.contains(Self.checkerName)
        }
        let named = components.map { $0.prefix { $0 != "." && $0 != "<" } }
        let modules = Set(own.map { $0.moduleName[...] })
        let isNamed = !named.isEmpty && named.allSatisfy(modules.contains)
        let linked = own.filter { !isNamed || $0.kind != .executable || named.contains($0.moduleName[...]) }
        targets = withoutTargets ? [] : linked.sorted { $0.name < $1.name }
        let found = package.withDependencies.lazy.compactMap { library in
            library.targets.first { $0.name == Self.checkerName }.map { (library, $0) }
        }.first
        guard let found else { return nil }
        (library, checker) = found
    }

    /// The targets and the checker, and all below them, sorted by name: no macros, which run in the compiler, nor what only they need.
    var linked: [any Target] {
        var reached: [String: any Target] = [:]
        for root in targets as [any Target] + [checker] { Self.add(root, to: &reached) }
        return reached.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    private static func add(_ target: any Target, to reached: inout [String: any Target]) {
        if let target = target as? any SourceModuleTarget, target.kind == .macro { return }
        guard reached.updateValue(target, forKey: target.id) == nil else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .target(let target): add(target, to: &reached)
            case .product(let product): for target in product.targets { add(target, to: &reached) }
            @unknown default: break
            }
        }
    }

    /// The arguments of the linker.
    var flags: [String] { linked.flatMap(Self.flags) }

    private static func flags(of target: any Target) -> [String] {
        switch target {
        case let target as SystemLibraryTarget: return target.linkerFlags
        case let target as SwiftSourceModuleTarget:
            return target.linkedLibraries.map { "-l" + $0 } + target.linkedFrameworks.flatMap { ["-framework", $0] }
        case let target as ClangSourceModuleTarget:
            let isCPlusPlus = target.sourceFiles.contains { ["cc", "cpp", "cxx", "mm"].contains($0.url.pathExtension) }
            #if os(macOS)
            let library = "-lc++"
            #else
            let library = "-lstdc++"
            #endif
            return target.linkedLibraries.map { "-l" + $0 } + target.linkedFrameworks.flatMap { ["-framework", $0] }
                + (isCPlusPlus ? [library] : [])
        case let target as BinaryArtifactTarget: return binary(target.artifactURL)
        default: return []
        }
    }

    /// The static libraries of an artifact bundle for this machine, or the library or framework of an XCFramework for macOS.
    private static func binary(_ artifact: URL) -> [String] {
        let folder: String = artifact.path
        struct Info: Decodable {
            struct Variant: Decodable {
                let path: String
                let supportedTriples: [String]?
            }
            struct Artifact: Decodable {
                let type: String
                let variants: [Variant]
            }
            let artifacts: [String: Artifact]
        }
        #if arch(x86_64)
        let machines = ["x86_64-"]
        #else
        let machines = ["aarch64-", "arm64-"]
        #endif
        var flags: [String] = []
        if let data = try? Data(contentsOf: artifact.appending(path: "info.json")),
            let info = try? JSONDecoder().decode(Info.self, from: data)
        {
            for artifact in info.artifacts.values where artifact.type == "staticLibrary" {
                for variant in artifact.variants {
                    let triples: [String] = variant.supportedTriples ?? machines
                    guard triples.contains(where: { triple in machines.contains(where: triple.hasPrefix) }) else {
                        continue
                    }
                    flags.append(folder + "/" + variant.path)
                }
            }
            return flags.sorted()
        }
        func names(_ folder: String) -> [String] {
            let found = try? FileManager.default.contentsOfDirectory(atPath: folder)
            return (found ?? []).sorted()
        }
        for slice in names(folder) where slice.hasPrefix("macos-") {
            let slice: String = folder + "/" + slice
            for file in names(slice) {
                if file.hasSuffix(".framework") { flags += ["-F", slice, "-framework", String(file.dropLast(10))] }
                if file.hasSuffix(".a") { flags.append(slice + "/" + file) }
            }
        }
        return flags
    }

    /// The package as `PackageLayout` of `DIChecking` reads it, without the parts that a build decides.
    var layout: [String: Any] {
        [
            "name": package.displayName, "folder": package.directoryURL.path, "targets": targets.map(layout),
            "plainTargets": plainTargets.map(layout),
        ]
    }

    /// The sources of these targets.
    var plainSources: [URL] { plainTargets.flatMap { $0.sourceFiles.map(\.url) } }

    /// The targets of the package that those of the check depend on without reaching the library.
    private var plainTargets: [SwiftSourceModuleTarget] {
        let known = Set(targets.map(\.id))
        let inner = Set(targets.flatMap(\.recursiveTargetDependencies).map(\.id)).subtracting(known)
        return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { inner.contains($0.id) }
            .sorted { $0.name < $1.name }
    }

    private func layout(_ target: SwiftSourceModuleTarget) -> [String: Any] {
        let own = Set((targets + plainTargets).map(\.name))
        let dependencies = target.dependencies.compactMap { dependency -> String? in
            guard case .target(let target) = dependency, own.contains(target.name) else { return nil }
            return target.name
        }
        let offered = Set(package.products.filter { $0 is LibraryProduct }.flatMap(\.targets).map(\.id))
        return [
            "name": target.name, "module": target.moduleName, "isExecutable": target.kind == .executable,
            "sources": target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted(),
            "dependencies": dependencies.sorted(), "isOffered": offered.contains(target.id),
        ]
    }
}

extension Package {
    /// The package and all below it, each once.
    var withDependencies: [Package] {
        var found: [Package] = []
        var open = [self]
        while let next = open.popLast() {
            guard !found.contains(where: { $0.id == next.id }) else { continue }
            found.append(next)
            open += next.dependencies.map(\.package)
        }
        return found
    }
}
