// SPDX-License-Identifier: Apache-2.0

/// Swinject: an assembly for each module, with a registration for each service.
struct SwinjectWriter: LibraryWriter {
    var imports: [String] { ["Swinject"] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let registrations = graph.services[module.services].map { service in
            let call = graph.call(service, indent: 12) { "resolver.resolve(\(metatype($0)))!" }
            let resolver = service.dependencies.isEmpty ? "_" : "resolver"
            return """
                        container.register(\(metatype(service))) { \(resolver) in
                            \(call)
                        }.inObjectScope(.\(service.isShared ? "container" : "transient"))

                """
        }
        return """
            public final class \(module.name): Assembly {
                public init() {}

                public func assemble(container: Container) {
            \(registrations.joined())    }
            }

            """
    }

    func layer(_ layer: Int, _ graph: FieldGraph) -> String? {
        let lines = graph.modules(ofLayer: layer).map { "        \($0.name)(),\n" }.joined()
        return "import Swinject\n\npublic func layer\(layer)() -> [any Assembly] {\n    [\n\(lines)    ]\n}\n"
    }

    func composition(_ graph: FieldGraph) -> String {
        let layers = (0..<graph.layerCount).map { "        assemblies += layer\($0)()\n" }.joined()
        // Proof of the text below: a container that is synchronized may be used by several threads.
        let sendable = "@unchecked Sendable"
        return allImports(graph) + """
            /// The resolver is the synchronized one.
            struct Composition: Subject, \(sendable) {
                let resolver: any Resolver

                static func make() -> Composition {
                    let container = Container()
                    var assemblies: [any Assembly] = []
            \(layers)        assemblies.append(ProgramModule())
                    _ = Assembler(assemblies, container: container)
                    return Composition(resolver: container.synchronize())
                }


            """ + requests(graph) { "resolver.resolve(\(metatype($0)))!" } + "}\n"
    }

    private func metatype(_ service: FieldGraph.Service) -> String {
        service.hasProtocol ? "(any \(service.name)).self" : "\(service.name).self"
    }
}
