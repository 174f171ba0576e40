// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules

/// The part of a program that is tested with fakes: a module, a component that another one installs, or a type that is bound.
struct FakesSubject {
    /// The name without the Swift module.
    let name: String
    /// The Swift module.
    let module: String
    /// The root component with the part; nil for a module, which is tested alone.
    let root: String?
    /// The keys that it needs from outside.
    let needs: [OutsideNeed]

    /// Finds the part with a name, with or without its Swift module.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - types: The modules and root components of the package.
    ///   - begin: Called before a component is planned, and with nil after the last.
    /// - Throws: `CheckFailure` if no part has that name, or the part needs nothing from outside.
    init(
        _ name: String, in types: ProgramTypes, announcing begin: (ProgramTypes.Component?) -> Void
    ) throws(CheckFailure) {
        defer { begin(nil) }
        var options = GraphOptions()
        options._planningContext = _AbsentInput()
        let plan = _PlanOptions(options)
        if let module = types.modules.first(where: { Self.isNamed($0, name) }) {
            func needs<M: Module>(_ module: M.Type) -> [OutsideNeed] { plan.outsideNeeds(of: M.self) }
            self.init(module, root: nil, needs: needs(module))
        } else if let found = Self.part(name, of: types, plan, begin) {
            self = found
        } else {
            throw Self.unknown(name, types)
        }
        guard needs.isEmpty else { return }
        throw CheckFailure("'\(self.name)' needs nothing from outside, so it is tested without fakes")
    }

    private init(_ type: Any.Type, root: String?, needs: [OutsideNeed]) {
        let name = ModuleName(type)
        (self.name, module, self.root, self.needs) = (name.text, name.swiftModule, root, needs)
    }

    private static func part(
        _ name: String, of types: ProgramTypes, _ plan: _PlanOptions, _ begin: (ProgramTypes.Component?) -> Void
    ) -> FakesSubject? {
        func needs<C: RootComponent>(_ root: C.Type, _ found: inout Any.Type?) -> [OutsideNeed]? {
            var type: Any.Type?
            defer { found = type }
            return plan.outsideNeeds(in: C.self) { candidate in
                guard isNamed(candidate, name) else { return false }
                type = candidate
                return true
            }
        }
        for root in types.components {
            begin(root)
            var type: Any.Type?
            guard let outside = needs(root.type, &type), let type else { continue }
            return FakesSubject(type, root: ModuleName(root.type).text, needs: outside)
        }
        return nil
    }

    private static func isNamed(_ type: Any.Type, _ name: String) -> Bool {
        let plain = ModuleName(type)
        return plain.text == name || "\(plain.swiftModule).\(plain.text)" == name
            || "any \(plain.text)" == name
    }

    private static func unknown(_ name: String, _ types: ProgramTypes) -> CheckFailure {
        if let root = types.components.first(where: { isNamed($0.type, name) }) {
            return CheckFailure(
                "'\(ModuleName(root.type).text)' is a root component, which needs nothing from outside; "
                    + "name a module, a component that it installs, or a type that it binds")
        }
        let modules = types.modules.map { ModuleName($0).text }
        return CheckFailure(
            "no module, installed component or bound type is named '\(name)'"
                + (modules.isEmpty ? "" : "\nthe modules are:" + modules.map { "\n  \($0)" }.joined()))
    }

    /// The trait of a test with a list of fakes.
    func trait(list: String) -> String {
        guard let root else { return ".injector(Bindings { include(module: \(name).self); include(\(list)) })" }
        return ".injector(\(root).self), .overriding(\(list))"
    }
}
