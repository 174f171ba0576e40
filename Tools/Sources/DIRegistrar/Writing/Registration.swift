// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The bindings of a target.
struct Registration {
    /// The statements of one mark.
    struct Line {
        /// The scope of the module; nil for the one without.
        let scope: String?
        let file: String
        let line: Int
        let conditions: [String]
        let statements: [String]
        var isFactory = false
        var isGroup = false
        /// The file that names the scope.
        var scopeFile: String?
    }

    let target: TargetSources
    let lines: [Line]
    let table: TypeTable

    /// The scopes of the modules, by the names by which they are compared.
    var scopes: [String: String] {
        Dictionary(
            lines.compactMap { line in line.scope.map { (Self.scopeKey($0, in: target), $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether other modules see a scope, according to this target.
    func isPublic(scope: String) -> Bool {
        table.types(named: scope).allSatisfy { part in
            part.declaration.access == .public && part.enclosing.allSatisfy { $0.access == .public }
        }
    }

    /// Returns a scope without its module, so all targets spell it alike.
    static func scopeKey(_ scope: String, in target: TargetSources) -> String {
        let modules = ["DI", "DICore", target.name] + target.uses
        let module = modules.first { scope.hasPrefix($0 + ".") }
        return module.map { String(scope.dropFirst($0.count + 1)) } ?? scope
    }

    /// Returns the name of a module of bindings.
    static func moduleName(of target: String, scope: String? = nil) -> String {
        "\(target)\((scope ?? "").filter { $0.isLetter || $0.isNumber || $0 == "_" })Bindings"
    }
}
