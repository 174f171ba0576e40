// SPDX-License-Identifier: Apache-2.0

@testable import DISyntax

/// A source as text, a line for each declaration and each member.
struct Outline: CustomStringConvertible {
    let source: Source

    var description: String {
        let imports = source.imports.map { "\($0.text)\(conditions($0.conditions))" }
        let lines = imports + source.declarations.flatMap(lines) + (source.isBroken ? ["broken"] : [])
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(_ declaration: Declaration) -> [String] {
        let inherited = declaration.inherited.isEmpty ? "" : ": " + declaration.inherited.joined(separator: ", ")
        let traits = [
            access(declaration.access), declaration.isGeneric ? "generic" : "", declaration.isLocal ? "local" : "",
            isolation(declaration.isolation),
        ].filter { !$0.isEmpty }.map { " \($0)" }.joined()
        let place = "\(declaration.place.line):\(declaration.place.column)"
        return [
            "\(place) \(declaration.kind) \(declaration.name)\(inherited)\(traits)\(conditions(declaration.conditions))"
        ]
            + (declaration.initialisers + declaration.functions).map(line)
            + declaration.members.compactMap { member in
                member.value.map { "  typealias \(member.name) = \($0)\(conditions(member.conditions))" }
            }
            + declaration.members.filter { $0.value == nil }
            .map { "  \($0.isStatic ? "static " : "")\($0.name)\(conditions($0.conditions))" }
    }

    private func line(_ function: Declaration.Function) -> String {
        let traits = [
            access(function.access), isolation(function.isolation), function.isStatic ? "static" : "",
            function.isAsync ? "async" : "", function.isThrowing ? "throws" : "", function.hasResult ? "->" : "",
            function.isUnavailable ? "unavailable" : "",
        ].filter { !$0.isEmpty }.map { " \($0)" }.joined()
        return "  \(function.fullName)\(traits)\(conditions(function.conditions))"
    }

    private func access(_ access: Access) -> String { access == .inherited ? "" : "\(access)" }

    private func isolation(_ isolation: Isolation) -> String { isolation == .inherited ? "" : "\(isolation)" }

    private func conditions(_ conditions: [String]) -> String {
        conditions.map { " #if \($0)" }.joined()
    }
}
