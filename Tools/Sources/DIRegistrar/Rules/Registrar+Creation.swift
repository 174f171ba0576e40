// SPDX-License-Identifier: Apache-2.0

import DISyntax

/// The function that makes instances, or fills them.
struct Creation {
    /// The function as an expression, such as `Grinder.init(burr:)`.
    let expression: String
    var isOnMainActor = false
    var isAsync = false
    var isThrowing = false
    /// The branch of an `#if` in the type, if there is another function in each of the others.
    var conditions: [String] = []

    /// Whether the function can't be called synchronously.
    var hasEffects: Bool { isAsync || isThrowing }
}

extension Registrar {
    private typealias Candidate = (function: Declaration.Function, part: TypePart)

    /// Returns the initialiser of a type, or its function `make`, in each branch of an `#if`; none after a report.
    mutating func creations(of type: MarkedType) -> [Creation] {
        let makers = candidates(in: type, \.functions) { $0.name == "make" && $0.isStatic }
        if !makers.isEmpty { return only(makers.visible, of: type, "functions 'make'") }
        let initialisers = candidates(in: type, \.initialisers) { !$0.isUnavailable }
        if initialisers.isEmpty {
            guard !inheritsSeveralInitialisers(type) else { return [] }
            // The compiler's own: memberwise, without parameters, or that of the superclass.
            return [
                Creation(
                    expression: "\(type.name).init", isOnMainActor: type.type.declaration.isolation == .mainActor)
            ]
        }
        if initialisers.visible.isEmpty {
            report(type, .private, "'\(type.name)' has only private initialisers, and no static function 'make'")
            return []
        }
        return only(initialisers.visible, of: type, "initialisers")
    }

    /// Returns the method that fills an instance, in each branch of an `#if`; none after a report.
    mutating func injections(of type: MarkedType) -> [Creation] {
        let methods = candidates(in: type, \.functions) { $0.name == "inject" }
        // The method may be inherited.
        if methods.isEmpty {
            return [
                Creation(
                    expression: "\(type.name).inject", isOnMainActor: type.type.declaration.isolation == .mainActor)
            ]
        }
        let injections = only(methods.visible, of: type, "methods 'inject'")
        guard !injections.contains(where: \.hasEffects) else {
            report(
                type, .step, "'\(type.name).inject' can't throw or await: a property injector is called synchronously")
            return []
        }
        return injections
    }

    /// Returns the functions of a type that make something, each with its part, and reports those that nothing can call.
    mutating func providers(
        of type: MarkedType
    ) -> [(creation: Creation, function: Declaration.Function, part: TypePart)] {
        let isMaker = type.has(.autowired) || type.has(.factory)
        let found = candidates(in: type, \.functions) { function in
            function.isStatic && function.hasResult && !(isMaker && function.name == "make")
        }
        return found.visible.filter { canCall($0, of: type) }.map { (creation($0, of: type), $0.function, $0.part) }
    }

    /// Reports a class that gets several initialisers from a superclass of the same target.
    private mutating func inheritsSeveralInitialisers(_ type: MarkedType) -> Bool {
        guard let (initialisers, owner) = inheritedInitialisers(of: type.type), initialisers.visible.count > 1,
            !Self.areBranches(initialisers.visible.map(\.function.conditions))
        else { return false }
        let names = initialisers.visible.map(\.function.fullName).joined(separator: ", ")
        report(
            type, .ambiguous,
            "'\(type.name)' inherits \(initialisers.visible.count) initialisers from '\(owner)', \(names): "
                + "add a static function 'make' that chooses")
        return true
    }

    /// The initialisers of the next superclass that has any, as far as this target declares them, and its name.
    private func inheritedInitialisers(of type: TypePart) -> (Candidates, owner: String)? {
        var seen: Set<String> = []
        var next: TypePart? = type
        while let type = next, type.declaration.kind == .class, seen.insert(type.declaration.name).inserted {
            next =
                type.declaration.inherited.lazy.compactMap { name in
                    table.types(named: name).first { $0.declaration.kind == .class }
                }.first
            guard let superclass = next else { return nil }
            let found = candidates(in: table.parts(of: superclass), \.initialisers) { !$0.isUnavailable }
            if !found.isEmpty { return (found, superclass.declaration.name) }
        }
        return nil
    }

    private struct Candidates {
        var all: [Candidate] = []
        /// Those that code in another file can name.
        var visible: [Candidate] { all.filter { !$0.part.hides($0.function.access) } }
        var isEmpty: Bool { all.isEmpty }
    }

    private func candidates(
        in type: MarkedType, _ members: (Declaration) -> [Declaration.Function],
        where isWanted: (Declaration.Function) -> Bool
    ) -> Candidates {
        candidates(in: type.parts, members, where: isWanted)
    }

    private func candidates(
        in parts: [TypePart], _ members: (Declaration) -> [Declaration.Function],
        where isWanted: (Declaration.Function) -> Bool
    ) -> Candidates {
        Candidates(
            all: parts.flatMap { part in
                members(part.declaration).filter(isWanted).map { ($0, part) }
            })
    }

    /// Returns the only candidate, or the only one in each branch of an `#if`; reports if there are several, or if there is none
    /// wherever the type is marked.
    private mutating func only(_ candidates: [Candidate], of type: MarkedType, _ kind: String) -> [Creation] {
        let conditions = candidates.map { $0.function.conditions.filter { !type.conditions.contains($0) } }
        let areBranches = Self.areBranches(conditions)
        guard candidates.count < 2 || areBranches else {
            let names = candidates.map(\.function.fullName).joined(separator: ", ")
            let remedy = kind == "initialisers" ? "add a static function 'make' that chooses" : "keep one"
            report(type, .ambiguous, "'\(type.name)' has \(candidates.count) \(kind), \(names): \(remedy)")
            return []
        }
        guard let candidate = candidates.first else {
            report(type, .private, "'\(type.name)' has only private \(kind)")
            return []
        }
        guard areBranches || conditions[0].isEmpty else {
            report(
                .step, candidate.part.file, candidate.function.place,
                "'\(candidate.function.fullName)' is under an '#if' that isn't around '\(type.name)': move the whole type into it"
            )
            return []
        }
        guard candidates.allSatisfy({ canCall($0, of: type) }) else { return [] }
        return zip(candidates, conditions).map { candidate, conditions in
            var creation = creation(candidate, of: type)
            creation.conditions = conditions
            return creation
        }
    }

    /// Whether conditions are those of all branches of one `#if`, from the first to `#else`.
    private static func areBranches(_ conditions: [[String]]) -> Bool {
        guard conditions.count > 1, conditions.allSatisfy({ $0.count == 1 }) else { return false }
        var negated = "!(\(conditions[0][0]))"
        for branch in conditions.dropFirst().dropLast().map({ $0[0] }) {
            let start = negated + " && "
            guard branch.hasPrefix(start + "(") else { return false }
            negated = start + "!" + branch.dropFirst(start.count)
        }
        return conditions.last == [negated]
    }

    /// Reports a function whose parameters no binding can choose the types of.
    private mutating func canCall(_ candidate: Candidate, of type: MarkedType) -> Bool {
        let function = candidate.function
        guard function.isGeneric else { return true }
        report(
            .generic, candidate.part.file, function.place,
            "'\(function.fullName)' of '\(type.name)' is generic, so the types to inject are unknown: name the types of its "
                + "parameters, such as 'any P' for 'some P'")
        return false
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
