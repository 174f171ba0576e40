// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The generated source: a module for bindings without a scope, and one for each scope.
struct BindingsFile {
    let registration: Registration
    /// The modules of the targets below that are included.
    let included: [ModuleTable.Modules]
    let isPublic: Bool

    private var target: TargetSources { registration.target }

    var text: String {
        let own = registration.scopes
        let modules = [nil] + scopes.map(Optional.some)
        return "// Written by DIRegistration 1. Do not edit.\n"
            + imports.map { "\($0)\n" }.joined()
            + modules.map { module(scope: $0, written: $0.flatMap { own[$0] }) }.joined()
    }

    /// The scopes of the modules, by the names by which they are compared.
    private var scopes: [String] {
        included.reduce(into: Set(registration.scopes.keys)) { $0.formUnion($1.scopes) }.sorted()
    }

    /// The target below that has a module of a scope.
    private func owner(of scope: String) -> String? {
        included.first { $0.scopes.contains(scope) }?.target
    }

    // MARK: - Imports

    /// The layers that the target itself imports, and the targets whose modules are included.
    private var imports: [String] {
        let isUmbrella = target.imports("DI") || !target.imports("DIBinding")
        let inSignatures = isUmbrella ? ["DI"] : ["DIBinding", "DICore"]
        let isAssisted = !isUmbrella && registration.lines.contains(where: \.isFactory)
        let inBodies =
            (isAssisted ? ["DIAssisted"] : [])
            + (registration.lines.contains(where: \.isGroup) ? ["DIProperties"] : [])
        let owners = Set(scopes.filter { registration.scopes[$0] == nil }.compactMap(owner))
        let plain =
            inSignatures.map { line(importing: $0, isInSignature: true) }
            + inBodies.map { line(importing: $0, isInSignature: false) }
            + included.map { line(importing: $0.target, isInSignature: owners.contains($0.target)) }
        let modules = inSignatures + inBodies + included.map(\.target)
        return plain + scopeImports(besides: modules)
    }

    /// Returns a line that compiles beside the imports of the target's own files, whatever their default access.
    ///
    /// A public import is right for the modules in public signatures, and a warning for all others. A plain one has the access of
    /// the language mode, and is an error beside an `internal` one.
    private func line(importing module: String, isInSignature: Bool) -> String {
        let isRestricted = target.files.contains { file in
            file.source.imports.contains { item in
                item.module == module && ["internal ", "private ", "fileprivate "].contains(where: item.text.contains)
            }
        }
        let access = isPublic && isInSignature ? "public " : isRestricted ? "internal " : ""
        return "\(access)import \(module)"
    }

    /// The imports of the files that name a scope of another module, which the signatures of modules name, too.
    private func scopeImports(besides modules: [String]) -> [String] {
        let foreign = registration.lines.filter { line in
            line.scope.map { registration.table.types(named: $0).isEmpty && Self.ownScopes.contains($0) == false }
                ?? false
        }
        let files = Set(foreign.compactMap(\.scopeFile))
        var texts: [String] = []
        for file in target.files where files.contains(file.path) {
            for item in file.source.imports where !Self.layers.contains(item.module) && !modules.contains(item.module) {
                let text = item.conditions.reversed().reduce(item.text) { "#if \($1)\n\($0)\n#endif" }
                if !texts.contains(text) { texts.append(text) }
            }
        }
        return texts
    }

    private static let ownScopes: Set<String> = ["Singleton", "DI.Singleton", "DICore.Singleton"]
    private static let layers: Set<String> = ["DI", "DIBinding", "DICore", "DIAssisted", "DIModules", "DIProperties"]

    // MARK: - Modules

    private func module(scope: String?, written: String?) -> String {
        let isSeen = isPublic && (written.map(registration.isPublic(scope:)) ?? true)
        let access = isSeen ? "public " : ""
        var text = "\n\(access)enum \(Registration.moduleName(of: target.name, scope: scope)): Module {\n"
        if let scope {
            let name = written ?? borrowed(scope)
            text += "    \(access)typealias Scope = \(name)\n\n"
        }
        text += "    \(access)static func configure(binder: Binder<\(scope == nil ? "Unscoped" : "Scope")>) {\n"
        for modules in included where scope.map(modules.scopes.contains) ?? true {
            // The plugin sees the marks of a target, but not whether the target uses the plugin; the compiler shows this line.
            let name = Registration.moduleName(of: modules.target, scope: scope)
            text +=
                "        binder.include(module: \(name).self)  // '\(modules.target)' needs the plugin DIRegistration\n"
        }
        for line in registration.lines where line.scope.map({ Registration.scopeKey($0, in: target) }) == scope {
            text += statements(line)
        }
        return text + "    }\n}\n"
    }

    /// The scope of a module that only includes others.
    private func borrowed(_ scope: String) -> String {
        "\(Registration.moduleName(of: owner(of: scope) ?? target.name, scope: scope)).Scope"
    }

    /// Returns the statements of a line, located at the marked declaration for the compiler and the graph.
    private func statements(_ line: Registration.Line) -> String {
        let place = "#sourceLocation(file: \"\(escaped(line.file))\", line: \(line.line))\n"
        let body = line.statements.map { place + "        \($0)\n" }.joined() + "#sourceLocation()\n"
        return line.conditions.reversed().reduce(body) { "#if \($1)\n\($0)#endif\n" }
    }

    private func escaped(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
