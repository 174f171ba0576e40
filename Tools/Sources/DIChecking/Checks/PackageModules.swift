// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// The modules of a package beside the graphs that include them or not.
struct PackageModules {
    private let modules: [any Module.Type]
    private let planned: [PlannedComponent]
    private let package: PackageLayout?
    private let records: ModuleRecords
    private let keys: [_Key]
    /// The modules that nothing includes, such as those that stacks load. They can be planned alone: they have been configured before.
    let loose: [any Module.Type]

    /// Records the modules that at least one graph with missing keys doesn't include, or none at all does.
    init(
        _ modules: [any Module.Type], beside planned: [PlannedComponent], of package: PackageLayout?,
        recordedBy lines: ModuleRecords.LinesOf
    ) {
        self.planned = planned
        self.package = package
        keys = Set(planned.flatMap { $0.record.missing.map(\.key) }).map(\.self)
        let isWanted = { (module: any Module.Type) in
            let id = ObjectIdentifier(module)
            return planned.contains { !$0.record.missing.isEmpty && !$0.record.modules.contains(id) }
                || !planned.contains { $0.record.modules.contains(id) }
        }
        self.modules = modules.filter(isWanted)
        let records = ModuleRecords(of: self.modules, keys: keys, by: lines)
        self.records = records
        let wanted = self.modules
        let apart = wanted.indices.filter { !records.failed.contains($0) }
        loose = apart.filter { index in
            !records.included.contains(index)
                && !planned.contains { $0.record.modules.contains(ObjectIdentifier(wanted[index])) }
        }.map { wanted[$0] }
    }

    /// Returns the modules that bind a missing key, but aren't included in the graph that misses it.
    func remedies(
        of missing: _CheckedGraph.Missing, in component: PlannedComponent, _ sources: PackageSources?
    ) -> [ModuleRemedy] {
        guard let key = keys.firstIndex(of: missing.key) else { return [] }
        return records.matches.filter { $0.key == key }.compactMap { match -> ModuleRemedy? in
            let module = modules[match.module]
            guard !component.record.modules.contains(ObjectIdentifier(module)) else { return nil }
            guard let home = missing.homes.first(where: { Self.fits(module, $0) }) else { return nil }
            let name = ModuleName(module)
            return ModuleRemedy(
                module: module, place: match.place, missing: missing.diagnostic, home: home.component,
                isListed: home.isListed,
                package: package,
                isVisible: sources?.isVisible(name.text, in: name.swiftModule))
        }
    }

    /// Whether a module can be included in a component.
    private static func fits(_ module: any Module.Type, _ home: _CheckedGraph.Home) -> Bool {
        func scope<M: Module>(of module: M.Type) -> Any.Type { M.Scope.self }
        return home.takes(modulesOf: scope(of: module))
    }

    /// Returns a note for each module that nothing of the package includes or names.
    func unused(besides remedies: [ModuleRemedy], _ sources: PackageSources?) -> [CheckResult.Note] {
        modules.indices.compactMap { index -> CheckResult.Note? in
            let module = modules[index]
            guard !planned.contains(where: { $0.record.modules.contains(ObjectIdentifier(module)) }),
                !records.included.contains(index), !records.failed.contains(index),
                !remedies.contains(where: { $0.module == module })
            else { return nil }
            return unused(module, bindingAt: records.places[index], sources)
        }
    }

    private func unused(
        _ module: any Module.Type, bindingAt place: Place?, _ sources: PackageSources?
    ) -> CheckResult.Note? {
        let name = ModuleName(module)
        let isOffered = package?.targets.contains { $0.module == name.swiftModule && $0.isOffered == true } ?? false
        guard !isOffered, sources?.mention(name.last) != true else { return nil }
        let location = sources?.declaration(of: name.text, in: name.swiftModule)
        return CheckResult.Note(
            diagnostic: Diagnostic(
                id: "DI/UnusedModule", severity: .note, subject: name.text,
                message: "no component and no module includes module '\(name.text)'",
                trace: place.map { [Diagnostic.Step(.binds, name: "", place: $0)] } ?? [],
                fixes: ["include it by binder.include(module: \(name.text).self), or remove it"]),
            location: location)
    }

    /// Returns a note for each module whose `configure` ended the process.
    func failures(_ sources: PackageSources?) -> [CheckResult.Note] {
        records.failed.map { index in
            let name = ModuleName(modules[index])
            return CheckResult.Note(
                diagnostic: Diagnostic(
                    id: "DI/NotChecked", severity: .note, subject: name.text,
                    message: "the bindings of module '\(name.text)' are not known",
                    notes: ["its 'configure' ended the program or did not return when it was called alone"],
                    fixes: ["let 'configure' only bind, so that it can run in a checker and in tests"]),
                location: sources?.declaration(of: name.text, in: name.swiftModule))
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

    init(_ type: Any.Type) {
        let spelling = _TypeSpelling(of: type).withoutModules()
        text = spelling.text
        swiftModule = spelling.outermost?.module ?? ""
    }
}
