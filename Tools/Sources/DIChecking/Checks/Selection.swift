// SPDX-License-Identifier: Apache-2.0

import DICore

/// The components that a request is about.
struct Selection {
    let components: [ProgramTypes.Component]
    /// Whether they were named, so that nothing is said of others.
    let isNamed: Bool

    /// Selects the named components, or all; `specialize` returns a generic component with the arguments in its name.
    init(
        of names: [String], among types: ProgramTypes, isRelease: Bool, specialize: (String) -> ProgramTypes.Component?
    ) throws(CheckFailure) {
        isNamed = !names.isEmpty
        guard isNamed else {
            components = types.components
            guard components.isEmpty else { return }
            throw CheckFailure(Self.absence(types, isRelease))
        }
        var selected: [ProgramTypes.Component] = []
        for name in names {
            let known = types.components.filter { $0.name == name || $0.nameInModule.map(String.init) == name }
            let found = known.isEmpty ? specialize(name).map { [$0] } ?? [] : known
            guard !found.isEmpty else { throw CheckFailure(Self.unknown(name, types, isRelease)) }
            selected += found.filter { one in !selected.contains { $0.name == one.name } }
        }
        components = selected.sorted { $0.name < $1.name }
    }

    private static func absence(_ types: ProgramTypes, _ isRelease: Bool) -> String {
        guard let generic = types.generics.first else {
            return isRelease
                ? "no root component is found in this release build; the optimiser leaves out those that are not public and "
                    + "that nothing names, so check the debug build"
                : "no type of this package conforms to RootComponent, so there is nothing to check"
        }
        return "all root components of this package are generic; name one with its arguments, "
            + "such as --component '\(generic.name)<…>'"
    }

    private static func unknown(_ name: String, _ types: ProgramTypes, _ isRelease: Bool) -> String {
        let names = types.components.map(\.name) + types.generics.map { "\($0.name)<…>" }
        guard !names.isEmpty else { return absence(types, isRelease) }
        let near = _DiagnosticText.nearestName(to: name, among: names)
        return "no root component is named '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
            + "\nthere are:" + names.map { "\n  \($0)" }.joined()
    }
}

extension _DiagnosticText {
    /// The name that another one is the end of, such as one without its module.
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
