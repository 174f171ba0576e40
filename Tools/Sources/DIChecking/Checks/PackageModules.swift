// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// The modules of a package that a graph with missing keys doesn't include, or that no graph includes, each recorded alone.
struct PackageModules {
    private let modules: [(type: any Module.Type, record: _CheckedModule)]
    private let planned: [PlannedComponent]
    private let package: PackageLayout?
    private let sources: PackageSources?
    /// The modules that others of these include.
    private let included: Set<ObjectIdentifier>

    /// Records modules; `begin` is called with the name of each before its `configure` runs.
    init(
        _ modules: [any Module.Type], beside planned: [PlannedComponent], in sources: PackageSources?,
        of package: PackageLayout?, announcing begin: (String) -> Void
    ) {
        func record<M: Module>(_ module: M.Type) -> _CheckedModule { _CheckedModule(of: M.self) }
        self.planned = planned
        self.package = package
        self.sources = sources
        let wanted = modules.filter { module in
            let id = ObjectIdentifier(module)
            return planned.contains { !$0.record.missing.isEmpty && !$0.record.modules.contains(id) }
                || !planned.contains { $0.record.modules.contains(id) }
        }
        self.modules = wanted.map { module in
            begin(ModuleName(module).qualified)
            return (module, record(module))
        }
        included = self.modules.reduce(into: []) { $0.formUnion($1.record.included) }
    }

    /// The modules that nothing includes, such as a stack's. They can be planned alone: they have been configured before.
    var loose: [any Module.Type] { unincluded.map(\.type) }

    private var unincluded: [(type: any Module.Type, record: _CheckedModule)] {
        modules.filter { module in
            let id = ObjectIdentifier(module.type)
            return !included.contains(id) && !planned.contains { $0.record.modules.contains(id) }
        }
    }

    /// Returns the modules that bind a missing key, but aren't included in the graph that misses it.
    func remedies(of missing: _CheckedGraph.Missing, in component: PlannedComponent) -> [ModuleRemedy] {
        modules.flatMap { module, record -> [ModuleRemedy] in
            guard !component.record.modules.contains(ObjectIdentifier(module)),
                let home = missing.homes.first(where: { Self.fits(module, $0) })
            else { return [] }
            var seen: Set<Place?> = []
            return record.bindings.filter { $0.key == missing.key && seen.insert($0.place).inserted }.map { binding in
                ModuleRemedy(
                    module: module, place: binding.place, missing: missing.diagnostic, home: home.type,
                    isListed: home.list != nil, package: package)
            }
        }
    }

    /// Whether a module can be included in a component.
    private static func fits(_ module: any Module.Type, _ home: _GraphModel.Component) -> Bool {
        func scope<M: Module>(of module: M.Type) -> Any.Type { M.Scope.self }
        return home.mayInclude(modulesOf: scope(of: module))
    }

    /// Returns a note for each module that nothing of the package includes or names.
    func unused(besides remedies: [ModuleRemedy]) -> [CheckResult.Note] {
        unincluded.compactMap { module, record in
            let name = ModuleName(module)
            let isOffered =
                package?.targets.contains { $0.module == name.swiftModule && $0.isOffered == true } ?? false
            guard !isOffered, !remedies.contains(where: { $0.module == module }), sources?.mention(name.last) != true
            else { return nil }
            let place = record.bindings.lazy.compactMap(\.place).first
            let binding = place.map { [Diagnostic.Step(.binds, name: "", place: $0)] } ?? []
            return CheckResult.Note(
                diagnostic: Diagnostic(
                    id: "DI/UnusedModule", severity: .note, subject: name.text,
                    message: "no component and no module includes module '\(name.text)'",
                    trace: (sources?.declaration(of: name.text, in: name.swiftModule) ?? []) + binding,
                    fixes: ["include it by binder.include(module: \(name.text).self), or remove it"]))
        }
    }
}

/// The name of a type in texts, and the Swift module that declares it.
struct ModuleName {
    /// The name without the Swift module.
    let text: String
    /// The Swift module.
    let swiftModule: String

    /// The name without the enclosing types.
    var last: String { text.split(separator: ".").last.map(String.init) ?? text }

    /// The name with the Swift module.
    var qualified: String { "\(swiftModule).\(text)" }

    init(_ type: Any.Type) {
        let spelling = _TypeSpelling(of: type).withoutModules()
        text = spelling.text
        swiftModule = spelling.outermost?.module ?? ""
    }
}
