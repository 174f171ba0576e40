// SPDX-License-Identifier: Apache-2.0

/// swift-di with `DI`: a list for each module and for each layer, and a component that includes them.
struct ListWriter: LibraryWriter {
    var imports: [String] { ["DI"] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let lines = graph.services[module.services].map { service in
            let type = service.hasProtocol ? "as: (any \(service.name)).self, " : ""
            return "    \(service.isShared ? "single" : "factory")(\(type)\(service.className).init)\n"
        }
        return "public let \(list(module)) = Bindings {\n\(lines.joined())}\n"
    }

    func layer(_ layer: Int, _ graph: FieldGraph) -> String? {
        let lines = graph.modules(ofLayer: layer).map { "    include(\(list($0)))\n" }
        return "import DI\n\npublic let layer\(layer) = Bindings {\n\(lines.joined())}\n"
    }

    func composition(_ graph: FieldGraph) -> String {
        let layers = (0..<graph.layerCount).map { "        include(layer\($0))\n" }.joined()
        return allImports(graph) + """
            enum ProgramComponent: RootComponent, Listed {
            \(BinderWriter.root(graph))
                static var bindings: Bindings {
            \(layers)        include(programModule)
                    factory(Root.init)
                }
            }

            struct Composition: Subject {
                let requests: ProgramComponent.Root

                static func make() throws -> Composition {
                    Composition(requests: try ComponentFactory.of(ProgramComponent.self).build())
                }


            """ + BinderWriter.requests + "}\n"
    }

    private func list(_ module: FieldGraph.Module) -> String {
        module.name.prefix(1).lowercased() + module.name.dropFirst()
    }
}
