// SPDX-License-Identifier: Apache-2.0

/// Factory: an extension of the container for each module, with a property for each service.
struct FactoryWriter: LibraryWriter {
    var imports: [String] { ["FactoryKit"] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let properties = graph.services[module.services].map { service in
            let call = graph.call(service, indent: 12) { "self.\($0.label)()" }
            let scope = service.isShared ? ".singleton" : ""
            return """
                    public var \(service.label): Factory<\(service.requestedType)> {
                        self {
                            \(call)
                        }\(scope)
                    }

                """
        }
        return "extension Container {\n\(properties.joined(separator: "\n"))}\n"
    }

    func composition(_ graph: FieldGraph) -> String {
        allImports(graph) + "struct Composition: Subject {\n    static func make() -> Composition { Composition() }\n"
            + requests(graph) { "Container.shared.\($0.label)()" } + "}\n"
    }
}
