// SPDX-License-Identifier: Apache-2.0

import DISyntax

extension Registrar {
    /// Returns the statements that bind a type as it is marked.
    mutating func lines(binding type: MarkedType, _ mark: MarkedType.Mark) -> [Registration.Line] {
        switch mark.marker {
        case .autowired:
            creation(of: type).map { [line(type, mark, autowired(type, $0), scope: scope(of: type))] } ?? []
        case .factory: factory(of: type).map { [line(type, mark, [$0])] } ?? []
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
            scope: scope?.member.value, file: (part ?? mark.part).file,
            line: (place ?? mark.part.declaration.place).line,
            conditions: own + conditions.filter { !own.contains($0) }, statements: statements,
            isFactory: mark.marker == .factory, isGroup: mark.marker == .group, scopeFile: scope?.file)
    }

    private func autowired(_ type: MarkedType, _ creation: Creation) -> [String] {
        let name = type.name
        let creates = sharing(type, creation) + ending(creation)
        guard type.has(.boundAs) || type.has(.collectedAs) else {
            return ["binder.bind(\(name).self)" + key(type) + creates]
        }
        // An awaited instance is read from its slot, on any thread; everything else is made with its requester.
        let step = creation.isOnMainActor && !creation.hasEffects ? "onMainActor" : "to"
        let bound: String =
            if type.has(.boundAs) {
                "binder.bind(\(name).BoundAs.self)"
            } else if type.has(.dictionaryKey) {
                "binder.bind(\(name).CollectedAs.self).intoDictionary(key: \(name).dictionaryKey)"
            } else {
                "binder.bind(\(name).CollectedAs.self).intoCollection()"
            }
        return [
            "binder.bind(\(name).self)" + creates,
            bound + (type.has(.replaces) ? ".replacing(\(name).Replaces.self)" : "") + key(type)
                + ".\(step) { (it: \(name)) in it }",
        ]
    }

    private mutating func factory(of type: MarkedType) -> String? {
        guard let creation = creation(of: type) else { return nil }
        guard !creation.hasEffects else {
            report(type, .step, "an assisted factory can't throw or await, as the one of '\(type.name)' would")
            return nil
        }
        let seed = type.has(.injectionFactory) ? ".with(\(type.name).InjectionFactory.self)" : ""
        return "binder.bindFactory(\(type.name).self)" + seed + ending(creation)
    }

    private func injector(_ type: MarkedType, _ injection: Creation) -> String {
        "binder.bindPropertyInjectionOf(\(type.name).self)"
            + (injection.isOnMainActor
                ? ".onMainActor(\(injection.expression))" : ".to(injector: \(injection.expression))")
    }

    private func providerLines(_ type: MarkedType, _ mark: MarkedType.Mark) -> [Registration.Line] {
        providers(of: type).map { creation, function, part in
            let statement = "binder.bind()" + key(type) + sharing(type, creation) + ending(creation)
            return line(
                type, mark, [statement], scope: scope(of: type), at: function.place, in: part,
                conditions: function.conditions)
        }
    }

    // MARK: - Steps

    private func key(_ type: MarkedType) -> String {
        (type.has(.bindingTag) ? ".tagged(with: \(type.name).BindingTag.self)" : "")
            + (type.has(.qualifier) ? ".qualified(\(type.name).qualifier)" : "")
    }

    private func sharing(_ type: MarkedType, _ creation: Creation) -> String {
        guard type.has(.sharedIn) else { return "" }
        // A type whose function belongs to the main actor need not be Sendable.
        return (creation.isOnMainActor ? ".sharedOnMainActor" : ".sharedInScope")
            + "(\(type.has(.sharing) ? "\(type.name).sharing" : ""))"
    }

    /// The terminating step, which names the isolation and the effects of the function.
    private func ending(_ creation: Creation) -> String {
        let effect = creation.isAsync ? "asynchronous" : creation.isThrowing ? "throwing" : nil
        let step: String? =
            switch (effect, creation.isOnMainActor) {
            case (let effect?, true): effect + "OnMainActor"
            case (let effect?, false): effect
            case (nil, true): "onMainActor"
            case (nil, false): nil
            }
        return step.map { ".\($0)(\(creation.expression))" } ?? ".to(factory: \(creation.expression))"
    }
}
