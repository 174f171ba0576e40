// SPDX-License-Identifier: Apache-2.0

/// swift-di with `DIBinding` alone: a type with a `configure` for each module and for each layer.
struct BinderWriter: LibraryWriter {
    var imports: [String] { ["DIBinding", "DICore"] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let lines = graph.services[module.services].map { service in
            let type = service.hasProtocol ? "(any \(service.name))" : service.name
            let sharing = service.isShared ? ".sharedInScope()" : ""
            return "        binder.bind(\(type).self)\(sharing).to(factory: \(service.className).init)\n"
        }
        return Self.module(module.name, lines)
    }

    func layer(_ layer: Int, _ graph: FieldGraph) -> String? {
        let lines = graph.modules(ofLayer: layer).map { "        binder.include(module: \($0.name).self)\n" }
        return "import DIBinding\nimport DICore\n\n" + Self.module("Layer\(layer)Module", lines)
    }

    func composition(_ graph: FieldGraph) -> String {
        let layers = (0..<graph.layerCount).map { "        binder.include(module: Layer\($0)Module.self)\n" }.joined()
        return allImports(graph) + """
            enum ProgramComponent: RootComponent {
                typealias Scope = Singleton

            \(Self.root(graph))
                static func configure(binder: Binder<Singleton>) {
            \(layers)        binder.include(module: ProgramModule.self)
                }

                static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
                    bind.to(factory: Root.init)
                }
            }

            struct Composition: Subject {
                let requests: ProgramComponent.Root

                static func make() throws -> Composition {
                    Composition(requests: try ComponentFactory.of(ProgramComponent.self).build())
                }


            """ + Self.requests + "}\n"
    }

    /// The root of a component: three providers.
    static func root(_ graph: FieldGraph) -> String {
        """
            struct Root: Sendable {
                let application: Provider<\(graph.root.requestedType)>
                let chain: Provider<\(graph.services[graph.chain].requestedType)>
                let shared: Provider<\(graph.services[graph.shared].requestedType)>
            }

        """
    }

    /// The requests to these providers.
    static let requests = """
            func root() -> any Service { requests.application.get() }
            func chain() -> any Service { requests.chain.get() }
            func shared() -> any Service { requests.shared.get() }

        """

    private static func module(_ name: String, _ lines: [String]) -> String {
        """
        public enum \(name): Module {
            public typealias Scope = Singleton

            public static func configure(binder: Binder<Singleton>) {
        \(lines.joined())    }
        }

        """
    }
}
