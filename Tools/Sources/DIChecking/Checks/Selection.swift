// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The components that a request is about.
struct Selection {
    let components: [ProgramTypes.Component]
    /// Whether they were named; other components are not reported then.
    let isNamed: Bool
    /// The note that no component exists.
    let absence: CheckResult.Note?

    /// Selects the named components, or all.
    init(of names: [String], among types: ProgramTypes, isRelease: Bool) throws(CheckFailure) {
        isNamed = !names.isEmpty
        guard isNamed else {
            components = types.components
            absence = components.isEmpty && types.generics.isEmpty ? Self.noteOnAbsence(isRelease) : nil
            return
        }
        absence = nil
        var selected: [ProgramTypes.Component] = []
        for name in names {
            let found = types.components.filter { $0.name == name || $0.nameInModule.map(String.init) == name }
            guard !found.isEmpty else { throw CheckFailure(Self.unknown(name, types, isRelease)) }
            selected += found.filter { one in !selected.contains { $0.name == one.name } }
        }
        components = selected.sorted { $0.name < $1.name }
    }

    /// A library of modules, whose components are in another package, passes.
    private static func noteOnAbsence(_ isRelease: Bool) -> CheckResult.Note {
        CheckResult.Note(
            diagnostic: Diagnostic(
                id: "DI/NotChecked", severity: .note, subject: "components",
                message: isRelease
                    ? "no root component is found in this release build, so no graph was checked"
                    : "no type of this package conforms to RootComponent, so no graph was checked",
                notes: isRelease
                    ? ["the optimiser leaves out components that are neither public nor referenced"] : [],
                fixes: [isRelease ? "check the debug build" : "check the packages that include its modules"]))
    }

    private static func unknown(_ name: String, _ types: ProgramTypes, _ isRelease: Bool) -> String {
        let names = types.components.map(\.name) + types.generics.map { "\($0.name)<…>" }
        guard !names.isEmpty else { return noteOnAbsence(isRelease).diagnostic.message }
        let near = _DiagnosticText.nearestName(to: name, among: names)
        return "no root component is named '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
            + "\nthere are:" + names.map { "\n  \($0)" }.joined()
    }
}

extension _DiagnosticText {
    /// The only name that contains the last part of another one, ignoring case.
    fileprivate static func nearestName(to name: String, among names: [String]) -> String? {
        let last = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let found = names.filter { !last.isEmpty && $0.lowercased().contains(last) }
        return found.count == 1 ? found[0] : nil
    }
}

extension ProgramTypes.Component {
    /// The name without the Swift module.
    fileprivate var nameInModule: Substring? {
        name.hasPrefix(module + ".") ? name.dropFirst(module.count + 1) : nil
    }
}
