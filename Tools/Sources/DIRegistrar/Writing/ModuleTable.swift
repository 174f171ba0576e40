// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The modules of bindings in the targets below.
struct ModuleTable {
    /// The modules of one target.
    struct Modules {
        let target: String
        /// The names by which the scopes of its modules are compared.
        let scopes: Set<String>
    }

    private let targets: [String: TargetSources]
    /// The modules by target, as far as they are known; nil for a target without marked types.
    private var known: [String: Modules?] = [:]

    init(_ targets: [TargetSources]) {
        self.targets = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the modules of the targets on which a target depends directly.
    mutating func modules(usedBy target: TargetSources) -> [Modules] {
        target.uses.compactMap { modules(of: $0) }
    }

    private mutating func modules(of name: String) -> Modules? {
        if let known = known[name] { return known }
        // Ends the recursion between targets that depend on each other, which SwiftPM refuses.
        known[name] = .some(nil)
        guard let target = targets[name] else { return nil }
        var registrar = Registrar(target)
        let registration = registrar.register()
        guard !registration.lines.isEmpty else { return nil }
        let below = modules(usedBy: target)
        let own = registration.scopes.filter { registration.isPublic(scope: $0.value) }.keys
        let modules = Modules(target: name, scopes: below.reduce(into: Set(own)) { $0.formUnion($1.scopes) })
        known[name] = modules
        return modules
    }
}
