// SPDX-License-Identifier: Apache-2.0

/// The functions that declare bindings of a module as a value. Each line of a list tries all overloads, so that functions of
/// more parameters, which are rare, are passed as a pack (Documentation/Decisions/0016).
func declarations() -> Family {
    return Family(
        layer: "DIBinding", file: "Declarations.generated.swift", extended: nil, most: mostOfDeclarations,
        overloads: { parameters in
            Sharing.allCases.map { declaration($0, parameters) }
        },
        support: { parameters in
            guard parameters.isWide else { return "" }
            return """
                extension Bindings {
                    /// Declares a binding of a function that owns its \(parameters.words).
                    @usableFromInline
                    static func _function<\(parameters.withOutput("T"))>(
                        _ type: T.Type, _ tag: (any Tag.Type)?, _ sharing: SharingPolicy, _ qualifier: String?,
                        _ ids: [Diagnostic.ID]?, _ file: StaticString, _ line: UInt,
                        _ make: @escaping \(parameters.function(to: "T"))
                    ) -> Bindings {
                        _declare(T.self, tagged: tag, sharing, qualifier, ids) { bind in
                            bind._to(file: file, line: line, factory: make)
                        }
                    }
                }
                """
        })
}

/// The largest number of parameters that has a line of its own in a list.
let mostOfDeclarations = 8

/// The sharing of a declared binding, by the name of the function that declares it.
enum Sharing: String, CaseIterable {
    case factory, single

    /// The requirement on the type of the instances.
    var constraint: String { self == .factory ? "" : ": Sendable" }
    /// The parameter for it.
    var parameter: String { self == .factory ? "" : "sharing: SharingPolicy.InScope = .shared, " }
    /// The case of `SharingPolicy`.
    var policy: String { self == .factory ? ".unshared" : "sharing.policy" }
    /// The start of the words for it.
    var words: String { self == .factory ? "an unshared" : "a shared" }
}

func declaration(_ sharing: Sharing, _ parameters: Parameters) -> Overload {
    let generics = (["T\(sharing.constraint)"] + parameters.list { "P\($0)" }).joined(separator: ", ")
    return Overload(
        head: .declaration(sharing.rawValue, type: "as type: T.Type = T.self, ", sharing: sharing.parameter),
        summary: "Declares \(sharing.words) binding of a function of \(parameters.words).",
        generics: "<\(generics)>",
        factory: parameters.isWide
            ? parameters.borrowingFunction(to: "T") : parameters.function(to: "T"),
        result: "Bindings", inlining: parameters.isWide ? .transparent : .none,
        isTriedLast: parameters.areTriedLast,
        body: parameters.isWide
            ? """
                    Bindings._function(
                        T.self, tag, \(sharing.policy), qualifier, ids, file, line, \(parameters.owning("make")))
            """
            : """
                    Bindings._declare(T.self, tagged: tag, \(sharing.policy), qualifier, ids) { bind in
                        bind.to(file: file, line: line, factory: make)
                    }
            """)
}

/// The functions that declare bindings on the main actor.
func mainActorDeclarations() -> Family {
    Family(
        layer: "DIBinding", file: "Declarations+OnMainActor.generated.swift",
        extended: "Declarations where Effect == OnMainActor", most: mostOfRareForms,
        overloads: { parameters in
            [
                mainActorDeclaration(.factory, parameters), mainActorDeclaration(.single, parameters),
                mainActorDeclaration(.single, parameters, isMainOnly: true),
            ]
        })
}

/// One of them; `isMainOnly` for instances that need not be Sendable, which then only the main actor touches.
func mainActorDeclaration(_ sharing: Sharing, _ parameters: Parameters, isMainOnly: Bool = false) -> Overload {
    let constraint = isMainOnly ? "" : sharing.constraint
    let generics = (["T\(constraint)"] + parameters.list { "P\($0)" }).joined(separator: ", ")
    return Overload(
        head: .declaration(sharing.rawValue, type: "as type: T.Type = T.self, ", sharing: sharing.parameter),
        summary: """
            Declares \(sharing.words) binding of a function of \(parameters.words)\(isMainOnly ? ", for the main actor alone" : "").
            """,
        generics: "<\(generics)>", factory: parameters.function("OnMainActor", to: "T"), result: "Bindings",
        isTriedLast: parameters.areTriedLast,
        body: """
                    Bindings._declare(T.self, tagged: tag, \(sharing.policy), qualifier, ids\(isMainOnly ? ", isMainOnly: true" : "")) { bind in
                        bind.onMainActor(file: file, line: line, make)
                    }
            """)
}
