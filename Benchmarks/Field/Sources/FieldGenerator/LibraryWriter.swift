// SPDX-License-Identifier: Apache-2.0

/// Writes what a library needs beside the classes, as its users write it.
protocol LibraryWriter: Sendable {
    /// The modules that a file with bindings imports.
    var imports: [String] { get }
    /// The bindings of a module, in the file of its classes.
    func module(_ module: FieldGraph.Module, _ graph: FieldGraph) -> String
    /// A file that puts the modules of a layer together; nil if there is nothing to put together.
    func layer(_ layer: Int, _ graph: FieldGraph) -> String?
    /// The `Composition`, a `Subject`.
    func composition(_ graph: FieldGraph) -> String
}

extension LibraryWriter {
    func layer(_ layer: Int, _ graph: FieldGraph) -> String? { nil }

    /// The imports of a composition, which uses all layers.
    func allImports(_ graph: FieldGraph) -> String {
        let layers = (0..<graph.layerCount).map { "Layer\($0)" }
        return (["FieldSupport"] + layers + imports).sorted().map { "import \($0)\n" }.joined() + "\n"
    }

    /// The three requests of a composition, each as an expression.
    func requests(_ graph: FieldGraph, _ expression: (FieldGraph.Service) -> String) -> String {
        [("root", graph.root), ("chain", graph.services[graph.chain]), ("shared", graph.services[graph.shared])]
            .map { "    func \($0)() -> any Service { \(expression($1)) }\n" }.joined()
    }
}

extension FieldGraph {
    /// A call of the initialiser of a service, each dependency by an expression.
    func call(_ service: Service, indent: Int, _ expression: (Service) -> String) -> String {
        guard !service.dependencies.isEmpty else { return "\(service.className)()" }
        let space = String(repeating: " ", count: indent)
        let arguments = service.dependencies.map { "\(space)    \(services[$0].label): \(expression(services[$0]))" }
        return "\(service.className)(\n\(arguments.joined(separator: ",\n")))"
    }
}
