// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules

/// The check of a package: the graphs of its components, and the notes about their properties and about other modules.
struct Check {
    private let request: CheckRequest
    private let types: ProgramTypes
    private let selection: Selection
    private let sources: PackageSources?
    private let planned: [PlannedComponent]

    /// Plans the requested components, each after it was announced.
    init(
        _ request: CheckRequest, _ types: ProgramTypes, _ properties: PropertiesReader?,
        announcing begin: (String) -> Void
    ) throws(CheckFailure) {
        self.request = request
        self.types = types
        selection = try Selection(
            of: request.components, among: types, isRelease: request.package?.configuration == "release")
        sources = request.package.map(PackageSources.init)
        let contexts = try Self.contexts(request, properties)
        planned = selection.components.map { component in
            begin(component.name)
            return PlannedComponent(component, contexts)
        }
    }

    private static func contexts(
        _ request: CheckRequest, _ reader: PropertiesReader?
    ) throws(CheckFailure) -> PropertiesReader.Contexts? {
        guard let paths = request.properties, !paths.isEmpty else { return nil }
        guard let reader else {
            throw CheckFailure("no target of this package depends on DIProperties, so nothing reads --properties")
        }
        do {
            return try reader.read(paths, request.showsValues)
        } catch {
            // The command adds the word, too.
            let text = SourceFiles(request.package).relative(in: "\(error)")
            throw CheckFailure(text.hasPrefix("error: ") ? String(text.dropFirst("error: ".count)) : text)
        }
    }

    /// The graphs alone, as the program itself returns them.
    var graphs: [BindingGraph] { planned.map(\.record.graph) }

    /// Compares the graphs with each other and with the modules of the package.
    ///
    /// - Parameter begin: Called with the name of a module before its `configure` runs.
    /// - Returns: The graphs with the diagnostics to show, and the notes.
    func result(announcing begin: (String) -> Void = { _ in }) -> CheckResult {
        let modules = PackageModules(
            types.modules, beside: planned, in: sources, of: request.package, announcing: begin)
        var remedies: [ModuleRemedy] = []
        var components: [CheckResult.Component] = []
        let unknown = unknownProperties()
        for component in planned {
            let graph = component.record.graph
            let missing = Dictionary(component.record.missing.map { ($0.diagnostic, $0) }) { first, _ in first }
            let shown = graph.diagnostics.compactMap { diagnostic -> Diagnostic? in
                guard diagnostic.id != "DI/PropertyUnknown" || unknown.contains(diagnostic) else { return nil }
                let found = missing[diagnostic].map { modules.remedies(of: $0, in: component) } ?? []
                remedies += found
                return request.adjusted(diagnostic.with(found))
            }
            components.append(CheckResult.Component(name: component.component.name, graph: graph, shown: shown))
        }
        var seen: Set<Diagnostic> = []
        var notes = remedies.map { CheckResult.Note(diagnostic: $0.diagnostic, isToldElsewhere: true) }
        notes += unchecked()
        if !selection.isNamed { notes += modules.unused(besides: remedies) }
        let shown = notes.compactMap { note in
            request.adjusted(note.diagnostic).map { diagnostic in
                var note = note
                note.diagnostic = diagnostic
                return note
            }
        }
        return CheckResult(
            components: components,
            modules: selection.isNamed ? [] : alone(modules).sorted { $0.name < $1.name },
            notes: shown.filter { seen.insert($0.diagnostic).inserted })
    }

    /// Returns the modules that nothing includes and that have mistakes of their own, which no other module could mend. Other
    /// mistakes may be due to the types that such a module is given, which it doesn't declare.
    private func alone(_ modules: PackageModules) -> [CheckResult.Component] {
        let own: Set<Diagnostic.ID> = [
            "DI/DependencyCycle", .duplicateBinding, .duplicateDictionaryKey, .collectionClash, .seedClash,
            .recursiveComponent,
        ]
        return modules.loose.map(alone).compactMap { module in
            let shown = module.shown.filter { own.contains($0.id) }
            return shown.isEmpty ? nil : CheckResult.Component(name: module.name, graph: module.graph, shown: shown)
        }
    }

    /// Returns a module with its graph alone, planned without properties.
    private func alone(_ module: any Module.Type) -> CheckResult.Component {
        func graph<M: Module>(_ module: M.Type) -> BindingGraph {
            var options = GraphOptions()
            options._planningContext = _AbsentInput()
            return M.graph(options)
        }
        let (name, graph) = (ModuleName(module), graph(module))
        return CheckResult.Component(
            name: name.qualified, graph: graph,
            shown: graph.diagnostics.compactMap(request.adjusted))
    }

    /// The keys that no component reads.
    private func unknownProperties() -> Set<Diagnostic> {
        let reports = planned.filter(\.hasProperties).map { component in
            Set(component.record.graph.diagnostics.filter { $0.id == "DI/PropertyUnknown" })
        }
        guard let first = reports.first else { return [] }
        return reports.dropFirst().reduce(first) { $0.intersection($1) }
    }

    /// The notes on unchecked parts: types that could not be found, generic components, and properties that were not given.
    private func unchecked() -> [CheckResult.Note] {
        let generics = selection.isNamed ? [] : types.generics
        let unnamed = generics.map { generic in
            CheckResult.Note(
                diagnostic: Diagnostic(
                    id: "DI/NotChecked", severity: .note, subject: generic.name,
                    message: "'\(generic.name)' is generic, and was not checked",
                    trace: sources?.declaration(of: generic.name, in: generic.module) ?? [],
                    fixes: ["let a test check it with its arguments: try \(generic.name)<…>.validate()"]))
        }
        let unread = selection.isNamed || types.unreadable == 0 ? [] : [Self.noteOnRecords(types.unreadable)]
        return [selection.absence].compactMap(\.self) + unread + unnamed
            + planned.filter { !$0.unread.isEmpty }.map(\.noteOnProperties)
    }

    private static func noteOnRecords(_ count: Int) -> CheckResult.Note {
        let types = count == 1 ? "1 component or module was" : "\(count) components or modules were"
        return CheckResult.Note(
            diagnostic: Diagnostic(
                id: "DI/NotChecked", severity: .note, subject: "conformances",
                message: "\(types) not found, because the record of the conformance could not be read",
                fixes: ["run swift package di doctor, which lists the components that were found"]))
    }
}

extension Diagnostic {
    /// Returns a missing key's diagnostic with the modules that would bind it.
    fileprivate func with(_ remedies: [ModuleRemedy]) -> Diagnostic {
        guard !remedies.isEmpty else { return self }
        var diagnostic = self
        diagnostic.notes += remedies.map(\.note)
        diagnostic.fixes = remedies.map(\.fix) + fixes
        return diagnostic
    }
}

extension PlannedComponent {
    /// The note that properties were read, but not given.
    fileprivate var noteOnProperties: CheckResult.Note {
        let sorted = unread.sorted { ($0.place?.description ?? "", $0.path) < ($1.place?.description ?? "", $1.path) }
        let reads = Diagnostic.Step.Relation(rawValue: "reads")
        let trace = Diagnostic.Step._capped(sorted) { reading in
            Diagnostic.Step(reads, name: reading.path, place: reading.place)
        }
        let name = ModuleName(component.type).text
        return CheckResult.Note(
            diagnostic: Diagnostic(
                id: "DI/NotChecked", severity: .note, subject: name,
                message: "the properties of '\(name)' were not checked, because none were given", trace: trace,
                fixes: ["pass the files that the program reads: --properties FILE"]))
    }
}
