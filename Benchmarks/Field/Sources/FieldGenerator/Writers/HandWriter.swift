// SPDX-License-Identifier: Apache-2.0

/// By hand: a class for each module, which holds its shared objects and makes the others, and takes the modules it needs.
///
/// The shared objects are constants, made with their module: that is the shortest form that several threads may use.
struct HandWriter: LibraryWriter {
    var imports: [String] { [] }

    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let services = graph.services[module.services]
        let needed = graph.modules(neededBy: module)
        var text = "public final class \(module.name): Sendable {\n"
        for other in needed { text += "    let \(label(other)): \(other.name)\n" }
        for service in services where service.isShared {
            text += "    public let \(service.label): \(service.requestedType)\n"
        }
        let parameters = needed.map { "\(label($0)): \($0.name)" }.joined(separator: ", ")
        text += "\n    public init(\(parameters)) {\n"
        for other in needed { text += "        self.\(label(other)) = \(label(other))\n" }
        for service in services where service.isShared {
            // A method can't be called before all constants have values, so the unshared objects of the module are written out.
            text += "        let \(service.label) = \(inlineCall(service, module, graph, indent: 8))\n"
            text += "        self.\(service.label) = \(service.label)\n"
        }
        text += "    }\n"
        for service in services where !service.isShared {
            let call = graph.call(service, indent: 8) { use($0, in: module, graph) }
            text += "\n    public func \(service.label)() -> \(service.requestedType) {\n        \(call)\n    }\n"
        }
        return text + "}\n"
    }

    func composition(_ graph: FieldGraph) -> String {
        var text = allImports(graph) + "struct Composition: Subject {\n    let program: ProgramModule\n"
        for place in [graph.chain, graph.shared] {
            let module = graph.modules[graph.services[place].module]
            if !text.contains("let \(label(module)):") { text += "    let \(label(module)): \(module.name)\n" }
        }
        text += "\n    static func make() -> Composition {\n"
        for module in graph.modules {
            let arguments = graph.modules(neededBy: module).map { "\(label($0)): \(label($0))" }
            text += "        let \(label(module)) = \(module.name)(\(arguments.joined(separator: ", ")))\n"
        }
        let kept = Set([graph.chain, graph.shared].map { graph.services[$0].module }).sorted().map { graph.modules[$0] }
        let order = [graph.chain, graph.shared].map { graph.modules[graph.services[$0].module] }
        let fields = kept.count == 1 ? kept : order
        let arguments = fields.map { "\(label($0)): \(label($0))" }
        text += "        return Composition(program: programModule, \(arguments.joined(separator: ", ")))\n    }\n\n"
        text += requests(graph) { service in
            let owner = service.index == graph.root.index ? "program" : label(graph.modules[service.module])
            return "\(owner).\(service.label)\(service.isShared ? "" : "()")"
        }
        return text + "}\n"
    }

    private func label(_ module: FieldGraph.Module) -> String {
        module.name.prefix(1).lowercased() + module.name.dropFirst()
    }

    private func use(_ service: FieldGraph.Service, in module: FieldGraph.Module, _ graph: FieldGraph) -> String {
        let owner = service.module == module.index ? "" : "\(label(graph.modules[service.module]))."
        return "\(owner)\(service.label)\(service.isShared ? "" : "()")"
    }

    private func inlineCall(
        _ service: FieldGraph.Service, _ module: FieldGraph.Module, _ graph: FieldGraph, indent: Int
    ) -> String {
        graph.call(service, indent: indent) { part in
            part.module == module.index && !part.isShared
                ? inlineCall(part, module, graph, indent: indent + 4) : use(part, in: module, graph)
        }
    }
}
