// SPDX-License-Identifier: Apache-2.0

/// swift-dependencies: a key and a property of the values for each service.
///
/// The values are cached, so an unshared object is bound as the function that makes it.
struct DependencyWriter: LibraryWriter {
    var imports: [String] { ["Dependencies"] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let services = graph.services[module.services]
        let keys = services.map { service in
            let key = "private enum \(service.name)Key: DependencyKey {\n    static var liveValue: \(type(service)) {\n"
            return service.isShared
                ? "\(key)\(make(service, graph, indent: 8))    }\n}\n\n"
                : "\(key)        {\n\(make(service, graph, indent: 12))        }\n    }\n}\n\n"
        }
        let properties = services.map { service in
            """
                public var \(property(service)): \(type(service)) {
                    get { self[\(service.name)Key.self] }
                    set { self[\(service.name)Key.self] = newValue }
                }

            """
        }
        return keys.joined() + "extension DependencyValues {\n\(properties.joined(separator: "\n"))}\n"
    }

    func composition(_ graph: FieldGraph) -> String {
        let services = [
            ("root", graph.root), ("chain", graph.services[graph.chain]), ("shared", graph.services[graph.shared]),
        ]
        let requests = services.map { name, service in
            """

                func \(name)() -> any Service {
                    @Dependency(\\.\(property(service))) var \(property(service))
                    return \(use(service))
                }

            """
        }
        return allImports(graph)
            + "struct Composition: Subject {\n    static func make() -> Composition { Composition() }\n"
            + requests.joined() + "}\n"
    }

    private func make(_ service: FieldGraph.Service, _ graph: FieldGraph, indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        let parts = service.dependencies.map { graph.services[$0] }
        let lines = parts.map { "\(space)@Dependency(\\.\(property($0))) var \(property($0))\n" }.joined()
        return "\(lines)\(space)return \(graph.call(service, indent: indent, use))\n"
    }

    private func type(_ service: FieldGraph.Service) -> String {
        service.isShared ? service.requestedType : "@Sendable () -> \(service.requestedType)"
    }

    private func property(_ service: FieldGraph.Service) -> String {
        service.isShared ? service.label : "make\(service.name)"
    }

    private func use(_ service: FieldGraph.Service) -> String {
        service.isShared ? service.label : "make\(service.name)()"
    }
}
