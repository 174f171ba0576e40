// SPDX-License-Identifier: Apache-2.0

/// A package and all below it with their targets, as the plugins describe them.
struct PackageGraph: Decodable {
    struct Package: Decodable {
        let name: String
        let folder: String
        /// The ids of its targets.
        let targets: [String]
        /// The ids of targets that are in a library product.
        let offered: [String]
        /// The address and the revision of its repository, if it comes from one.
        let url: String?
        let revision: String?
    }

    struct Target: Decodable {
        let name: String
        let folder: String
        /// The ids of the targets on which it depends directly.
        let dependencies: [String]
        /// `generic`, `executable`, `test` or `macro`; nil without sources.
        let kind: String?
        let module: String?
        /// All files of the target, and the compiled ones.
        let files: [String]?
        let sources: [String]?
        let isSwift: Bool?
        let libraries: [String]?
        let frameworks: [String]?
        let flags: [String]?
        let artifact: String?

        /// Whether the compiler makes objects of the target for other programs.
        var isCompiled: Bool { kind != nil && kind != "macro" }
    }

    /// The package itself first.
    let packages: [Package]
    /// The targets by their ids.
    let targets: [String: Target]

    /// The targets of a package, in its order.
    func targets(of package: Package) -> [(id: String, target: Target)] {
        package.targets.compactMap { id in targets[id].map { (id, $0) } }
    }

    /// The ids of some targets and of all that they need; `leavesOut` ends the way at a target.
    func reached(from roots: [String], leavingOut leavesOut: (Target) -> Bool = { _ in false }) -> Set<String> {
        var reached: Set<String> = []
        var open = roots
        while let id = open.popLast() {
            guard let target = targets[id], !leavesOut(target), reached.insert(id).inserted else { continue }
            open += target.dependencies
        }
        return reached
    }

    /// The package with a target of a name, and the id of the target.
    func package(with name: String) -> (package: Package, id: String)? {
        for package in packages {
            if let found = targets(of: package).first(where: { $0.target.name == name }) { return (package, found.id) }
        }
        return nil
    }
}
