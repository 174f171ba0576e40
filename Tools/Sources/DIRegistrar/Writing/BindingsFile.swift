// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The generated source: a module for what has no scope, and one for each scope.
struct BindingsFile {
    let registration: Registration
    /// The modules of the targets below that are included.
    let included: [ModuleTable.Modules]
    let isPublic: Bool

    private var target: TargetSources { registration.target }

    var text: String {
        let own = registration.scopes
        let scopes = included.reduce(into: Set(own.keys)) { $0.formUnion($1.scopes) }
        let modules = [nil] + scopes.sorted().map(Optional.some)
        return "// Written by DIRegistration 1. Do not edit.\n"
            + imports.map { "\($0)\n" }.joined()
            + modules.map { module(scope: $0, written: $0.flatMap { own[$0] }) }.joined()
    }

    // MARK: - Imports

    /// The layers that the target itself imports, and the targets whose modules are included.
    private var imports: [String] {
        let layers: [String] =
            if target.imports("DI") || !target.imports("DIBinding") {
                ["DI"]
            } else {
                ["DIBinding", "DICore"] + (registration.lines.contains(where: \.isFactory) ? ["DIAssisted"] : [])
            }
        let groups = registration.lines.contains(where: \.isGroup) ? ["DIProperties"] : []
        let plain = (layers + groups + included.map(\.target)).map { "import \($0)" }
        return plain + scopeImports.filter { !plain.contains($0) }
    }

    /// The imports of the files that name a scope of another module, which the signatures of modules name, too.
    private var scopeImports: [String] {
        let foreign = registration.lines.filter { line in
            line.scope.map { registration.table.types(named: $0).isEmpty && Self.ownScopes.contains($0) == false }
                ?? false
        }
        let files = Set(foreign.compactMap(\.scopeFile))
        var texts: [String] = []
        for file in target.files where files.contains(file.path) {
            for item in file.source.imports where !Self.layers.contains(item.module) {
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
            text +=
                "        binder.include(module: \(Registration.moduleName(of: modules.target, scope: scope)).self)\n"
        }
        for line in registration.lines where line.scope.map({ Registration.scopeKey($0, in: target) }) == scope {
            text += statements(line)
        }
        return text + "    }\n}\n"
    }

    /// The scope of a module that only includes others.
    private func borrowed(_ scope: String) -> String {
        let owner = included.first { $0.scopes.contains(scope) }?.target ?? target.name
        return "\(Registration.moduleName(of: owner, scope: scope)).Scope"
    }

    /// Returns the statements of a line, which the compiler and the graph find at the marked declaration.
    private func statements(_ line: Registration.Line) -> String {
        let place = "#sourceLocation(file: \"\(escaped(line.file))\", line: \(line.line))\n"
        let body = line.statements.map { place + "        \($0)\n" }.joined() + "#sourceLocation()\n"
        return line.conditions.reversed().reduce(body) { "#if \($1)\n\($0)#endif\n" }
    }

    private func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            switch character {
            case "\\", "\"": text += "\\\(character)"
            default: text.append(character)
            }
        }
    }
}
