// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package whose graphs are checked: its targets, the checker, and the parts from which a program of both is linked.
struct CheckedPackage {
    let graph: PackageGraph
    /// The package's own targets that reach the library, without tests and the gate, sorted by name; empty for `diff`.
    let targets: [PackageGraph.Target]
    /// The target with the main function of the checker, and its package.
    let checker: PackageGraph.Target
    let library: PackageGraph.Package
    /// The targets, the checker and all below, sorted by name: no macros, which run in the compiler, nor targets only for these.
    let linked: [PackageGraph.Target]
    /// All below the targets.
    let below: Set<String>
    private let own: [String]
    private let checkerID: String

    private static let checkerName = "DIChecker"

    var package: PackageGraph.Package { graph.packages[0] }

    /// Finds the targets.
    ///
    /// With names of components, executables that none of them names are left out: two that define the same symbol can then be
    /// checked one by one.
    init(_ graph: PackageGraph, components: [String] = [], withoutTargets: Bool = false) throws(Problem) {
        guard !graph.packages.isEmpty, let found = graph.package(with: Self.checkerName) else {
            throw Problem("the package with the target '\(Self.checkerName)' is not among the dependencies")
        }
        self.graph = graph
        (library, checkerID) = found
        guard let checker = graph.targets[checkerID] else { throw Problem("the checker has no target") }
        self.checker = checker
        let reaching = graph.targets(of: graph.packages[0]).filter { id, target in
            let below = graph.reached(from: target.dependencies)
            let names = Set(below.compactMap { graph.targets[$0]?.name })
            return target.isSwift == true && ["generic", "executable"].contains(target.kind)
                && target.name != Self.checkerName
                && names.contains("DIBinding") && !names.contains(Self.checkerName)
        }
        let named = components.map { String($0.prefix { $0 != "." && $0 != "<" }) }
        let modules = Set(reaching.compactMap(\.target.module))
        let isNamed = !named.isEmpty && named.allSatisfy(modules.contains)
        let chosen = reaching.filter { _, target in
            !isNamed || target.kind != "executable" || target.module.map(named.contains) == true
        }
        let sorted = withoutTargets ? [] : chosen.sorted { $0.target.name < $1.target.name }
        targets = sorted.map(\.target)
        own = sorted.map(\.id)
        below = graph.reached(from: targets.flatMap(\.dependencies))
        let all = graph.reached(from: own + [checkerID]) { $0.kind == "macro" }
        linked = all.sorted().compactMap { id in graph.targets[id].map { (id, $0) } }
            .sorted { ($0.1.name, $0.0) < ($1.1.name, $1.0) }.map(\.1)
    }

    /// The targets that no other one of them needs, which a build has to name.
    var outermost: [PackageGraph.Target] { own.filter { !below.contains($0) }.compactMap { graph.targets[$0] } }

    /// The checker and all below it.
    var checkerParts: [PackageGraph.Target] {
        graph.reached(from: [checkerID]).sorted().compactMap { graph.targets[$0] }.filter { $0.kind != nil }
    }

    /// The arguments of the linker.
    var flags: [String] { linked.flatMap(Self.flags) }

    private static func flags(of target: PackageGraph.Target) -> [String] {
        if let artifact = target.artifact { return binary(URL(filePath: artifact)) }
        let isCPlusPlus =
            target.isSwift != true
            && (target.files ?? []).contains { ["cc", "cpp", "cxx", "mm"].contains(URL(filePath: $0).pathExtension) }
        #if os(macOS)
        let library = "-lc++"
        #else
        let library = "-lstdc++"
        #endif
        return (target.flags ?? []) + (target.libraries ?? []).map { "-l" + $0 }
            + (target.frameworks ?? []).flatMap { ["-framework", $0] } + (isCPlusPlus ? [library] : [])
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
            "name": package.name, "folder": package.folder, "targets": own.compactMap(layout),
            "plainTargets": plain.compactMap(layout),
        ]
    }

    /// The sources of the targets, and of the targets below them that don't reach the library.
    var sources: [String] { (own + plain).flatMap { graph.targets[$0]?.files ?? [] } }

    /// The package's own targets that the checked ones depend on without reaching the library, sorted by name.
    private var plain: [String] {
        let known = Set(own)
        return graph.targets(of: package)
            .filter { below.contains($0.id) && !known.contains($0.id) && $0.target.isSwift == true }
            .sorted { $0.target.name < $1.target.name }.map(\.id)
    }

    private func layout(_ id: String) -> [String: Any]? {
        guard let target = graph.targets[id] else { return nil }
        let known = Set(own + plain)
        let dependencies = target.dependencies.filter(known.contains).compactMap { graph.targets[$0]?.name }
        return [
            "name": target.name, "module": target.module ?? target.name, "isExecutable": target.kind == "executable",
            "sources": (target.files ?? []).filter { $0.hasSuffix(".swift") }.sorted(),
            "dependencies": dependencies.sorted(), "isOffered": package.offered.contains(id),
        ]
    }
}
