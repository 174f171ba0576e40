// SPDX-License-Identifier: Apache-2.0
//
// compare-manifests DIR  compares the output of `swift package dump-package`: DIR/root.json for the published manifest and
// DIR/<Layer>.json for each nested one. It prints every difference, and exits with status 1 if there are any.

import Foundation

typealias JSON = [String: Any]

/// The description of one target in a manifest, independent of its position.
struct Target {
    let dependencies: [String]
    /// The settings, apart from the name of the package.
    let settings: [JSON]
    /// Whether the compiler is told the name of the package that all layers form, and by the manifest alone: SwiftPM's own
    /// flag would come later, and win.
    let isOfOnePackage: Bool

    init(_ json: JSON) {
        dependencies = (json["dependencies"] as? [JSON] ?? []).map(Target.name(ofDependency:)).sorted()
        let all = json["settings"] as? [JSON] ?? []
        settings = all.filter { text($0) != Target.packageName }
        isOfOnePackage = settings.count == all.count - 1 && json["packageAccess"] as? Bool == false
    }

    private static let packageName = #"{"kind":{"unsafeFlags":{"_0":["-package-name","swift_di"]}},"tool":"swift"}"#

    /// The name of a dependency: a sibling is a target in the root manifest and a product in a nested one.
    private static func name(ofDependency json: JSON) -> String {
        for kind in ["byName", "product", "target"] {
            if let fields = json[kind] as? [Any], let name = fields.first as? String { return name }
        }
        return text(json)
    }
}

struct Manifest {
    let json: JSON
    let targets: [String: JSON]

    init(path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        json = try JSONSerialization.jsonObject(with: data) as? JSON ?? [:]
        let pairs = (json["targets"] as? [JSON] ?? []).compactMap { target in
            (target["name"] as? String).map { ($0, target) }
        }
        targets = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the tests of a layer need one that depends on it: packages may not depend on each other in a circle, so that the
    /// root alone has them.
    func areTestsAbove(_ layer: String) -> Bool {
        let needed = dependencies(of: layer + "Tests").filter { $0 != layer }
        return needed.contains { dependencies(of: $0).contains(layer) }
    }

    private func dependencies(of target: String) -> [String] {
        targets[target].map { Target($0).dependencies } ?? []
    }

    var products: [String: JSON] {
        let pairs = (json["products"] as? [JSON] ?? []).compactMap { product in
            (product["name"] as? String).map { ($0, product) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// The same text for the same value, whatever the order of a dictionary.
func text(_ value: Any) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    else { return "\(value)" }
    return String(decoding: data, as: UTF8.self)
}

/// Collects differences.
struct Comparison {
    private(set) var problems: [String] = []

    mutating func compare(_ what: String, root: Any?, nested: Any?) {
        let rootText = text(root ?? "nothing")
        let nestedText = text(nested ?? "nothing")
        if rootText != nestedText {
            problems.append("\(what): the root says \(rootText), the nested manifest \(nestedText)")
        }
    }

    /// The root's targets of a layer and the nested manifest of it, said to be the same.
    mutating func compareLayer(_ layer: String, root: Manifest, nested: Manifest) {
        compare("\(layer): name", root: layer, nested: nested.json["name"])
        for key in ["platforms", "swiftLanguageVersions", "toolsVersion"] {
            compare("\(layer): \(key)", root: root.json[key], nested: nested.json[key])
        }
        for key in ["targets", "type"] {
            compare(
                "\(layer): product's \(key)", root: root.products[layer]?[key], nested: nested.products[layer]?[key])
        }
        compare("\(layer): products", root: [layer], nested: nested.products.keys.sorted())
        let tests = root.areTestsAbove(layer) ? [] : [layer + "Tests"]
        let expected = ([layer] + tests).filter { root.targets[$0] != nil }
        compare("\(layer): targets", root: expected, nested: nested.targets.keys.sorted())
        for name in expected {
            guard let published = root.targets[name], let own = nested.targets[name] else { continue }
            compareTarget(name, root: published, nested: own)
            let folder = "Packages/\(layer)/\(name == layer ? "Sources" : "Tests")/\(name)"
            compare("\(name): path", root: published["path"], nested: folder)
        }
    }

    private mutating func compareTarget(_ name: String, root: JSON, nested: JSON) {
        compare("\(name): type", root: root["type"], nested: nested["type"])
        let (root, nested) = (Target(root), Target(nested))
        compare("\(name): dependencies", root: root.dependencies, nested: nested.dependencies)
        compare("\(name): settings", root: root.settings, nested: nested.settings)
        if !nested.isOfOnePackage {
            problems.append("\(name): the nested manifest lacks 'packageAccess: false' or '-package-name swift_di'")
        }
    }

    /// Checks the requirements of SwiftPM for a package that others depend on by URL and version.
    mutating func checkPublished(_ root: Manifest) {
        for dependency in root.json["dependencies"] as? [JSON] ?? [] {
            guard let package = (dependency["fileSystem"] as? [JSON])?.first else { continue }
            let identity = package["identity"] as? String ?? text(package)
            problems.append("the root depends on '\(identity)' by path, which no versioned package may")
        }
        if text(root.json["targets"] ?? []).contains("unsafeFlags") {
            problems.append("the root has unsafe flags, which no versioned package may")
        }
    }
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let root = try Manifest(path: folder + "/root.json")
let layers = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".json") && $0 != "root.json" }
    .map { String($0.dropLast(".json".count)) }
    .sorted()

var comparison = Comparison()
for layer in layers {
    comparison.compareLayer(layer, root: root, nested: try Manifest(path: "\(folder)/\(layer).json"))
}
let layerTargets = root.targets.values.filter { target in
    // Those of the tools, in Tools, have no manifest of their own.
    target["type"] as? String == "regular" && (target["path"] as? String ?? "").hasPrefix("Packages/")
}
let libraries = layerTargets.compactMap { $0["name"] as? String }.sorted()
comparison.compare("layers", root: libraries, nested: layers)
comparison.checkPublished(root)

let problems = comparison.problems
for problem in problems {
    FileHandle.standardError.write(Data("\(problem)\n".utf8))
}
let verdict = problems.isEmpty ? "no problems" : "problems: \(problems.count)"
print("check-manifests: \(layers.count) layers, \(verdict)")
exit(problems.isEmpty ? 0 : 1)
