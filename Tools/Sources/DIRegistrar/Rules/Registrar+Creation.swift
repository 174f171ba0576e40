// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The function that makes instances, or fills them.
struct Creation {
    /// The function as an expression, such as `Grinder.init(burr:)`.
    let expression: String
    var isOnMainActor = false
    var isAsync = false
    var isThrowing = false

    /// Whether the function can't be called synchronously.
    var hasEffects: Bool { isAsync || isThrowing }
}

extension Registrar {
    private typealias Candidate = (function: Declaration.Function, part: TypePart)

    /// Returns the initialiser of a type, or its function `make`; nil after a report.
    mutating func creation(of type: MarkedType) -> Creation? {
        let makers = candidates(in: type, \.functions) { $0.name == "make" && $0.isStatic }
        if !makers.isEmpty { return only(visible(makers), of: type, "functions 'make'") }
        let initialisers = candidates(in: type, \.initialisers) { !$0.isUnavailable }
        if initialisers.isEmpty {
            // The compiler's own: memberwise, without parameters, or the superclass's.
            return Creation(
                expression: "\(type.name).init", isOnMainActor: type.type.declaration.isolation == .mainActor)
        }
        if visible(initialisers).isEmpty {
            report(type, .private, "'\(type.name)' has only private initialisers, and no static function 'make'")
            return nil
        }
        return only(visible(initialisers), of: type, "initialisers")
    }

    /// Returns the method that fills an instance; nil after a report.
    mutating func injection(of type: MarkedType) -> Creation? {
        let methods = candidates(in: type, \.functions) { $0.name == "inject" }
        // The method may be inherited.
        if methods.isEmpty {
            return Creation(
                expression: "\(type.name).inject", isOnMainActor: type.type.declaration.isolation == .mainActor)
        }
        guard let injection = only(visible(methods), of: type, "methods 'inject'") else { return nil }
        guard injection.hasEffects else { return injection }
        report(type, .step, "'\(type.name).inject' can't throw or await: a property injector is called synchronously")
        return nil
    }

    /// Returns the functions of a type that make instances, each with its part.
    func providers(
        of type: MarkedType
    ) -> [(creation: Creation, function: Declaration.Function, part: TypePart)] {
        let isMaker = type.has(.autowired) || type.has(.factory)
        let found = candidates(in: type, \.functions) { function in
            function.isStatic && function.hasResult && !(isMaker && function.name == "make")
        }
        return visible(found).map { (creation($0, of: type), $0.function, $0.part) }
    }

    /// Returns the candidates that code in another file can name.
    private func visible(_ candidates: [Candidate]) -> [Candidate] {
        candidates.filter { !$0.part.hides($0.function.access) }
    }

    private func candidates(
        in type: MarkedType, _ members: (Declaration) -> [Declaration.Function],
        where isWanted: (Declaration.Function) -> Bool
    ) -> [Candidate] {
        type.parts.flatMap { part in members(part.declaration).filter(isWanted).map { ($0, part) } }
    }

    /// Returns the only candidate; reports if there are several, or if it is missing under a condition of the type.
    private mutating func only(_ candidates: [Candidate], of type: MarkedType, _ kind: String) -> Creation? {
        guard let candidate = candidates.first else {
            report(type, .private, "'\(type.name)' has only private \(kind)")
            return nil
        }
        guard candidates.count == 1 else {
            let names = candidates.map(\.function.fullName).joined(separator: ", ")
            let remedy = kind == "initialisers" ? "add a static function 'make' that chooses" : "keep one"
            report(type, .ambiguous, "'\(type.name)' has \(candidates.count) \(kind), \(names): \(remedy)")
            return nil
        }
        guard Set(candidate.function.conditions).isSubset(of: type.conditions) else {
            report(
                .step, candidate.part.file, candidate.function.place,
                "'\(candidate.function.fullName)' is under an '#if' that isn't around '\(type.name)': move the whole type into it"
            )
            return nil
        }
        return creation(candidate, of: type)
    }

    private func creation(_ candidate: Candidate, of type: MarkedType) -> Creation {
        let function = candidate.function
        let labels = function.labels.isEmpty ? "" : "(\(function.labels.map { "\($0):" }.joined()))"
        return Creation(
            expression: "\(type.name).\(function.name)\(labels)",
            isOnMainActor: type.isolation(of: function, in: candidate.part) == .mainActor, isAsync: function.isAsync,
            isThrowing: function.isThrowing)
    }
}
