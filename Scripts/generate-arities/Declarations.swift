// SPDX-License-Identifier: Apache-2.0

/// The functions that declare bindings of a module as a value. Each line of a list tries all overloads, so that functions of
/// more than ten parameters, or six on the main actor and of decorators, which are rare, are passed as a pack
/// (Documentation/Decisions/0016).
func declarations(_ isolation: Isolation) -> Family {
    let most = isolation == .none ? 10 : mostOnMainActor
    return Family(
        layer: "DIBinding",
        file: isolation == .none ? "Declarations.generated.swift" : "MainActorDeclarations.generated.swift",
        extended: isolation == .none ? nil : "Declarations where Effect == OnMainActor",
        most: max(most, mostOfDecorators),
        overloads: { parameters in
            (parameters.count > most ? [] : Sharing.allCases.map { declaration($0, parameters, isolation) })
                + (parameters.count > mostOfDecorators
                    ? [] : parameters.withoutFirst.map { [decorator($0, isolation)] } ?? [])
        },
        support: { parameters in
            guard parameters.isWide, parameters.count <= most else { return "" }
            return """
                extension Bindings {
                    /// Declares a binding of a function that owns its \(parameters.words)\(isolation == .none ? "" : " on the main actor").
                    @usableFromInline
                    static func \(isolation.declaring)<\(parameters.withOutput("T"))>(
                        _ type: T.Type, _ sharing: SharingPolicy, _ qualifier: String?, _ ids: [Diagnostic.ID]?,
                        _ file: StaticString, _ line: UInt,
                        _ make: @escaping \(parameters.function(to: "T", isolation))
                    ) -> Bindings {
                        _declare(T.self, sharing, qualifier, ids) { bind in
                            bind._\(isolation.head.name)(file: file, line: line, factory: make)
                        }
                    }
                }
                """
        })
}

/// The sharing of a declared binding, by the name of the function that declares it.
enum Sharing: String, CaseIterable {
    case factory, single, weak, eager

    /// The requirement on the type of the instances.
    var constraint: String { self == .factory ? "" : ": Sendable" }

    /// The case of `SharingPolicy`.
    var policy: String { self == .factory ? "unshared" : self == .single ? "shared" : rawValue }
    /// The start of the words for it.
    var words: String {
        self == .factory
            ? "an unshared" : self == .single ? "a shared" : self == .weak ? "a weakly shared" : "an eagerly shared"
    }
}

func declaration(_ sharing: Sharing, _ parameters: Parameters, _ isolation: Isolation) -> Overload {
    let generics = (["T\(sharing.constraint)"] + parameters.list { "P\($0)" }).joined(separator: ", ")
    return Overload(
        head: .declaration(sharing.rawValue, type: "as type: T.Type = T.self, "),
        summary: "Declares \(sharing.words) binding of a function of \(parameters.words).",
        generics: "<\(generics)>",
        factory: parameters.isWide
            ? parameters.borrowingFunction(to: "T", isolation) : parameters.function(to: "T", isolation),
        result: "Bindings", inlining: parameters.isWide ? .transparent : .none,
        isTriedLast: isolation == .none && parameters.areTriedLast,
        body: parameters.isWide
            ? """
                    Bindings.\(isolation.declaring)(
                        T.self, .\(sharing.policy), qualifier, ids, file, line, \(parameters.owning("make")))
            """
            : """
                    Bindings._declare(T.self, .\(sharing.policy), qualifier, ids) { bind in
                        bind.\(isolation.ending(with: "make"))
                    }
            """)
}

/// The function that declares a decorator, of the decorated instance and other parameters.
func decorator(_ others: Parameters, _ isolation: Isolation) -> Overload {
    Overload(
        head: .declaration("decorate", type: "_ type: T.Type, "),
        summary: "Declares a decorator: a function of the decorated instance and \(others.words).",
        generics: "<\((["T"] + others.list { "P\($0)" }).joined(separator: ", "))>",
        factory: others.function(to: "T", after: "T", isolation), result: "Bindings",
        body: """
                    Bindings._decorate(T.self, qualifier, ids) { decorator in
                        decorator.\(isolation.ending(with: "make"))
                    }
            """)
}
