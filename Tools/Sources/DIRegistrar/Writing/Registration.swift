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

    /// Returns whether other modules see a scope, as far as this target tells.
    func isPublic(scope: String) -> Bool {
        table.types(named: scope).allSatisfy { part in
            part.declaration.access == .public && part.enclosing.allSatisfy { $0.access == .public }
        }
    }

    /// Returns a scope without the module before its name, so that it is the same in all targets.
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

extension Registrar {
    /// Returns the statements that bind a type as it is marked.
    mutating func lines(binding type: MarkedType, _ mark: MarkedType.Mark) -> [Registration.Line] {
        switch mark.marker {
        case .autowired:
            creation(of: type).map { [line(type, mark, autowired(type, $0), scope: scope(of: type))] } ?? []
        case .factory: factory(type).map { [line(type, mark, [$0])] } ?? []
        case .properties: injection(of: type).map { [line(type, mark, [injector(type, $0)])] } ?? []
        case .providers: providerLines(type, mark)
        case .group: [line(type, mark, ["binder.bindProperties(\(type.name).self)"])]
        }
    }

    private func scope(of type: MarkedType) -> MarkedType.Found? {
        type.options[.sharedIn]?.first
    }

    private func line(
        _ type: MarkedType, _ mark: MarkedType.Mark, _ statements: [String], scope: MarkedType.Found? = nil,
        at place: SourcePlace? = nil, in part: TypePart? = nil, conditions: [String] = []
    ) -> Registration.Line {
        let own = type.conditions(of: mark)
        return Registration.Line(
            scope: scope?.value, file: (part ?? mark.part).file, line: (place ?? mark.part.declaration.place).line,
            conditions: own + conditions.filter { !own.contains($0) }, statements: statements,
            isFactory: mark.marker == .factory, isGroup: mark.marker == .group, scopeFile: scope?.file)
    }

    private func autowired(_ type: MarkedType, _ creation: Creation) -> [String] {
        let name = type.name
        let creates = effects(creation) + ".to(factory: \(creation.expression))"
        guard type.has(.boundAs) || type.has(.collectedAs) else {
            return [begin("\(name).self", creation) + key(type) + sharing(type) + creates]
        }
        // What is awaited is read from where it is shared, on any thread; everything else is made with what needs it.
        let alias = Creation(expression: "", isOnMainActor: creation.isOnMainActor && !creation.hasEffects)
        let bound: String =
            if type.has(.boundAs) {
                begin("\(name).BoundAs.self", alias)
            } else if type.has(.dictionaryKey) {
                begin("\(name).CollectedAs.self", alias) + ".intoDictionary(key: \(name).dictionaryKey)"
            } else {
                begin("\(name).CollectedAs.self", alias) + ".intoCollection()"
            }
        return [
            begin("\(name).self", creation) + sharing(type) + creates,
            bound + key(type) + ".to { (it: \(name)) in it }",
        ]
    }

    private mutating func factory(_ type: MarkedType) -> String? {
        guard let creation = creation(of: type) else { return nil }
        guard !creation.hasEffects else {
            report(type, .step, "an assisted factory can't throw or await, as the one of '\(type.name)' would")
            return nil
        }
        let seed = type.has(.injectionFactory) ? ".with(\(type.name).InjectionFactory.self)" : ""
        return "\(binder(creation)).bindFactory(\(type.name).self)\(seed).to(factory: \(creation.expression))"
    }

    private func injector(_ type: MarkedType, _ injection: Creation) -> String {
        "\(binder(injection)).bindPropertyInjectionOf(\(type.name).self).to(injector: \(injection.expression))"
    }

    private func providerLines(_ type: MarkedType, _ mark: MarkedType.Mark) -> [Registration.Line] {
        providers(of: type).map { creation, function, part in
            let statement =
                begin("", creation) + key(type) + sharing(type) + effects(creation)
                + ".to(factory: \(creation.expression))"
            return line(
                type, mark, [statement], scope: scope(of: type), at: function.place, in: part,
                conditions: function.conditions)
        }
    }

    // MARK: - Steps

    private func binder(_ creation: Creation) -> String {
        creation.isOnMainActor ? "binder.onMainActor" : "binder"
    }

    private func begin(_ bound: String, _ creation: Creation) -> String {
        "binder.bind(\(bound))" + (creation.isOnMainActor ? ".onMainActor()" : "")
    }

    private func key(_ type: MarkedType) -> String {
        (type.has(.bindingTag) ? ".tagged(with: \(type.name).BindingTag.self)" : "")
            + (type.has(.qualifier) ? ".qualified(\(type.name).qualifier)" : "")
    }

    private func sharing(_ type: MarkedType) -> String {
        guard type.has(.sharedIn) else { return "" }
        return ".sharedInScope(\(type.has(.sharing) ? "\(type.name).sharing" : ""))"
    }

    private func effects(_ creation: Creation) -> String {
        creation.isAsync ? ".asynchronous()" : creation.isThrowing ? ".throwing()" : ""
    }
}
