// SPDX-License-Identifier: Apache-2.0

import FieldGenerator
import Foundation

/// The manifests of the packages that are written.
enum Manifest {
    /// The manifest of a program: a target for each layer, and the library as it was built.
    static func text(_ program: Program, modules: String?, objects: [String]) -> String {
        let settings = modules.map { #", swiftSettings: [.unsafeFlags(["-I", "\#($0)"])]"# } ?? ""
        let layers = (0..<program.graph.layerCount).map { layer in
            let below = (["FieldSupport"] + (0..<layer).map { "Layer\($0)" }).map { "\"\($0)\"" }.joined(
                separator: ", ")
            return "        .target(name: \"Layer\(layer)\", dependencies: [\(below)]\(settings)),\n"
        }
        let all = (["FieldSupport"] + (0..<program.graph.layerCount).map { "Layer\($0)" }).map { "\"\($0)\"" }
        let linked = objects.isEmpty ? "" : ",\n            linkerSettings: [.unsafeFlags(objects)]"
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let objects: [String] = [
            \(objects.map { "    \"\($0)\",\n" }.joined())]

            let package = Package(
                name: "field", platforms: [.macOS(.v15)],
                targets: [
                    .target(name: "FieldSupport"),
            \(layers.joined())        .executableTarget(
                        name: "Program", dependencies: [\(all.joined(separator: ", "))]\(settings)\(linked)),
                ],
                swiftLanguageModes: [.v6])

            """
    }

    /// The manifest of a program of one object, which has a product of this project as its only dependency.
    static func consumer(of product: String, project: URL) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "consumer", platforms: [.macOS(.v15)],
            dependencies: [.package(name: "swift-di", path: "\(project.path)", traits: [])],
            targets: [
                .executableTarget(
                    name: "consumer", dependencies: [.product(name: "\(product)", package: "swift-di")])
            ])

        """
    }

    /// That program.
    static func consumerProgram(_ product: String) -> String {
        """
        import DICore
        import \(product)

        final class Heater: Sendable {}

        final class CoffeeMaker: Sendable {
            let heater: Heater

            init(heater: Heater) { self.heater = heater }
        }

        enum Kitchen: RootComponent {
            typealias Scope = Singleton

            static func configure(binder: Binder<Singleton>) {
                binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            }

            static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
                bind.to(factory: CoffeeMaker.init)
            }
        }

        print(type(of: try ComponentFactory.of(Kitchen.self).build().heater))

        """
    }
}
