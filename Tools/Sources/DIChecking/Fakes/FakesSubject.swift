// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules

/// The part of a program that is tested with fakes: a module, a component that another one installs, or a type that is bound.
struct FakesSubject {
    /// The name of the part.
    let name: ModuleName
    /// The root component with the part; nil for a module, which is tested alone.
    let root: String?
    /// The keys that it needs from outside.
    let needs: [OutsideNeed]

    /// Finds the part with a name, with or without its Swift module.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - types: The modules and root components of the package.
    ///   - begin: Called with the name of a component before it is planned, and with an empty one after the last.
    /// - Throws: `CheckFailure` if no part has that name, or the part needs nothing from outside.
    init(_ name: String, in types: ProgramTypes, announcing begin: (String) -> Void) throws(CheckFailure) {
        guard let found = Self.find(name, in: types, begin) else {
            let modules = types.modules.map { "\n  " + ModuleName($0).text }
            throw CheckFailure(
                "no module, installed component or bound type is named '\(name)'"
                    + (modules.isEmpty ? "" : "\nthe modules are:" + modules.joined()))
        }
        (self.name, root, needs) = (ModuleName(found.part), found.root.map { ModuleName($0).text }, found.needs)
        guard needs.isEmpty else { return }
        throw CheckFailure("'\(self.name.text)' needs nothing from outside, so it is tested without fakes")
    }

    private static func find(
        _ name: String, in types: ProgramTypes, _ begin: (String) -> Void
    ) -> (part: Any.Type, root: Any.Type?, needs: [OutsideNeed])? {
        defer { begin("") }
        func isNamed(_ type: Any.Type) -> Bool {
            let plain = ModuleName(type)
            return [plain.text, plain.qualified, "any \(plain.text)"].contains(name)
        }
        var options = GraphOptions()
        options._planningContext = _AbsentInput()
        let plan = _PlanOptions(options)
        if let module = types.modules.first(where: isNamed) {
            func needs<M: Module>(_ module: M.Type) -> [OutsideNeed] { plan.outsideNeeds(of: M.self) }
            return (module, nil, needs(module))
        }
        for root in types.components {
            func needs<C: RootComponent>(_ root: C.Type) -> (part: Any.Type, needs: [OutsideNeed])? {
                plan.outsideNeeds(in: C.self, of: isNamed)
            }
            begin(root.name)
            if let found = needs(root.type) { return (found.part, root.type, found.needs) }
        }
        return nil
    }

    /// The trait of a test with a list of fakes.
    func trait(list: String) -> String {
        guard let root else { return ".injector(Bindings { include(module: \(name.text).self); include(\(list)) })" }
        return ".injector(\(root).self), .overriding(\(list))"
    }
}
