// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIRegistrar
@testable import DISyntax

/// The whole text of each mistake.
@Suite struct ProblemTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let id: Problem.ID
        let source: String
        let problems: [String]
        var testDescription: String { source }

        init(_ id: Problem.ID, _ source: String, _ problems: String...) {
            self.id = id
            self.source = source
            self.problems = problems
        }
    }

    static let ambiguous = [
        Mistake(
            .ambiguous, "\nfinal class Pump: Autowired {\n    init() {}\n    init(a b: A, _ c: C) {}\n}",
            "2:13: 'Pump' has 2 initialisers, init(), init(a:_:): add a static function 'make' that chooses"),
        Mistake(
            .ambiguous, "class Cell: AutowiredProperties { func inject(a: A) {} ; func inject(b: B) {} }",
            "1:7: 'Cell' has 2 methods 'inject', inject(a:), inject(b:): keep one"),
        Mistake(
            .ambiguous, "struct Pump: Autowired { static func make() -> Pump {} ; static func make(a: A) -> Pump {} }",
            "1:8: 'Pump' has 2 functions 'make', make(), make(a:): keep one"),
        // Each build has one of them, but the plugin reads no condition.
        Mistake(
            .ambiguous, "struct Pump: Autowired {\n#if A\ninit() {}\n#else\ninit(a: A) {}\n#endif\n}",
            "1:8: 'Pump' has 2 initialisers, init(), init(a:): add a static function 'make' that chooses"),
    ]

    static let unnamed = [
        Mistake(
            .private, "private struct Pump: Autowired {}",
            "1:16: 'Pump' is private, so the generated module can't see it"),
        Mistake(
            .private, "fileprivate enum Shop {}\nextension Shop { struct Pump: Autowired {} }",
            "2:25: 'Shop.Pump' is nested in a private declaration, so the generated module can't see it"),
        Mistake(
            .private, "private extension String { struct Pump: Autowired {} }",
            "1:35: 'String.Pump' is nested in a private declaration, so the generated module can't see it"),
        Mistake(
            .private, "func brew() { struct Pump: Autowired {} }",
            "1:22: 'Pump' is declared in a function, where the generated module can't see it"),
        Mistake(
            .private, "struct Pump: Autowired { private init() {} }",
            "1:8: 'Pump' has only private initialisers, and no static function 'make'"),
        Mistake(
            .private, "class Cell: AutowiredProperties { private func inject() {} }",
            "1:7: 'Cell' has only private methods 'inject'"),
        Mistake(
            .generic, "struct Box<T>: Autowired {}",
            "1:8: 'Box' is generic: bind each type that is made of it by hand, in a module"),
        Mistake(
            .generic, "struct Box<T> {}\nextension Box { struct Lid {} }\nextension Box.Lid: Autowired {}",
            "3:11: 'Box.Lid' is nested in a generic type: bind it by hand, in a module"),
        Mistake(
            .noncopyable, "public struct Client: Autowired, ~Copyable {}",
            "1:15: 'Client' is ~Copyable, but a graph returns copies: mark a class that stores it"),
        Mistake(
            .noncopyable, "struct View: ~Escapable {}\nextension View: Autowired {}",
            "2:11: 'View' is ~Escapable, but a graph returns copies: mark a class that stores it"),
        Mistake(
            .foreign, "extension Date: @retroactive Autowired {}",
            "1:11: 'Date' isn't a type that this target declares: bind it by hand, in a module"),
        Mistake(
            .protocol, "protocol Part: AnyObject, Autowired {}",
            "1:10: 'Part' is a protocol: mark the types that conform to it"),
    ]

    static let options = [
        Mistake(
            .scope, "struct Pump: Autowired {\n    static let sharing: SharingPolicy.InScope = .eager\n}",
            "2:16: 'sharing' needs the scope to share in: add 'typealias SharedIn = Singleton', or the scope that it is"
        ),
        Mistake(
            .step, "struct Pump: Autowired { typealias BoundAs = any A; typealias CollectedAs = any A }",
            "1:63: 'Pump' has both 'BoundAs' and 'CollectedAs'"),
        Mistake(
            .step, "struct Pump: Autowired { static let dictionaryKey = 1 }",
            "1:37: 'dictionaryKey' needs 'CollectedAs', the type of the values"),
        Mistake(
            .step, "struct Pump: Autowired { typealias Replaces = Filter }",
            "1:36: 'Replaces' needs 'CollectedAs', the type of the collection's elements"),
        Mistake(
            .step, "struct Pump: Autowired { typealias InjectionFactory = F }",
            "1:36: 'InjectionFactory' is an option of 'AutowiredFactory', which 'Pump' is not marked with"),
        Mistake(
            .step, "enum Parts: AutowiredProviders { typealias BoundAs = any A }",
            "1:44: 'BoundAs' is an option of 'Autowired', which 'Parts' is not marked with"),
        Mistake(
            .step,
            "struct Pump: Autowired {\n    #if DEBUG\n    static let qualifier = \"a\"\n    init(a: A) {}\n    #endif\n}",
            "3:16: 'qualifier' is under an '#if' that isn't around 'Pump': move the whole type into it",
            "4:5: 'init(a:)' is under an '#if' that isn't around 'Pump': move the whole type into it"),
        Mistake(
            .step, "struct Order: AutowiredFactory { init(a: Assisted<A>) throws {} }",
            "1:8: an assisted factory can't throw or await, as the one of 'Order' would"),
        Mistake(
            .step, "class Cell: AutowiredProperties { func inject() async {} }",
            "1:7: 'Cell.inject' can't throw or await: a property injector is called synchronously"),
    ]

    static let misspelt = [
        Mistake(
            .name, "struct Pump: Autowired {\n    typealias ShareIn = Singleton\n}",
            "2:15: 'ShareIn' has no effect on the binding of 'Pump': did you mean 'SharedIn'? If not, make it private"),
        Mistake(
            .name, "struct Pump: Autowired {}\nextension Pump { typealias collectAs = any Part }",
            "2:28: 'collectAs' has no effect on the binding of 'Pump': did you mean 'CollectedAs'? If not, make it private"
        ),
        Mistake(
            .name, "enum Parts: AutowiredProviders { static let qualifer = \"a\" }",
            "1:45: 'qualifer' has no effect on the binding of 'Parts': did you mean 'qualifier'? If not, make it private"
        ),
        Mistake(
            .name, "struct Pump: Autowired { static let Sharin = 1 ; typealias SharedIn = Singleton }",
            "1:37: 'Sharin' has no effect on the binding of 'Pump': did you mean 'sharing'? If not, make it private"),
        Mistake(
            .name, "struct Pump: Autowired { typealias Qualifier = Int }",
            "1:36: 'Qualifier' has no effect on the binding of 'Pump': did you mean 'static let qualifier'? If not, make it private"
        ),
    ]

    /// Members of other names, private ones, those of types that aren't marked, and options in place.
    @Test(arguments: [
        "struct Pump: Autowired { typealias Element = Int ; static let qualifiers = [1] ; let shared = 1 }",
        "struct Pump: Autowired { private typealias ShareIn = Int ; fileprivate static let qualifer = 1 }",
        "struct Cup: Autowired {} ; struct Pump { typealias ShareIn = Int }",
        "struct Pump: Autowired { typealias SharedIn = Singleton ; typealias SharedId = Int }",
        "struct Order: AutowiredFactory { typealias BoundsAs = any P }",
    ])
    func otherNames_areNotReported(_ source: String) {
        #expect(Registering.problems(source) == [])
    }

    @Test func misspeltOption_isAWarning() {
        let outcome = Registrar.run(
            Registering.target("struct Pump: Autowired { typealias ShareIn = Singleton }"), below: [], isPublic: false)
        #expect(outcome.text?.contains("binder.bind(Pump.self).to(factory: Pump.init)") == true)
    }

    @Test(arguments: ambiguous + unnamed + options + misspelt)
    func mistake_isReported_atItsPlace(_ mistake: Mistake) {
        let expected = mistake.problems.map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return
                "/App/File.swift:\(parts[0]) \(mistake.id.isWarning ? "warning" : "error"): [\(mistake.id.rawValue)] \(parts[1])"
        }
        #expect(Registering.problems(mistake.source) == expected)
    }

    @Test func mistakes_areReported_allAtOnce_inTheOrderOfTheirPlaces() {
        let files = [
            "B": "private struct B: Autowired {}\nstruct C<T>: AutowiredFactory {}",
            "A": "struct A: Autowired { init() {} ; init(a: A) {} }\nprotocol P: Autowired {}",
        ]
        #expect(
            Registering.problems(files) == [
                "/App/A.swift:1:8: error: [DI/RegistrationAmbiguous] 'A' has 2 initialisers, init(), init(a:): "
                    + "add a static function 'make' that chooses",
                "/App/A.swift:2:10: error: [DI/RegistrationProtocol] 'P' is a protocol: mark the types that conform to it",
                "/App/B.swift:1:16: error: [DI/RegistrationPrivate] 'B' is private, so the generated module can't see it",
                "/App/B.swift:2:8: error: [DI/RegistrationGeneric] 'C' is generic: bind each type that is made of it by hand, "
                    + "in a module",
            ])
        let outcome = Registrar.run(Registering.target(files), below: [], isPublic: true)
        #expect(outcome.text == nil)
    }

    @Test func fileThatDoesNotClose_isLeftToTheCompiler() {
        let target = Registering.target(["A": "struct A: Autowired {", "B": "struct B: Autowired {}"])
        let outcome = Registrar.run(target, below: [], isPublic: false)
        #expect(
            outcome.problems.map { "\($0)" } == [
                "/App/A.swift:1:1: warning: [DI/RegistrationUnread] brackets, quotes, comments or '#if' blocks of this file "
                    + "don't close, so nothing in it is bound"
            ])
        #expect(outcome.text?.contains("B.self") == true)
        #expect(outcome.text?.contains("A.self") == false)
    }

    @Test func targetWithoutMarks_isReported_andItsModuleIsWritten() {
        let outcome = Registrar.run(Registering.target("struct A {}"), below: [], isPublic: true)
        #expect(
            outcome.problems.map { "\($0)" }
                == ["warning: [DI/RegistrationNothing] 'App' uses the plugin DIRegistration, but has no marked type"])
        #expect(
            outcome.text == """
                // Written by DIRegistration 1. Do not edit.
                public import DI

                public enum AppBindings: Module {
                    public static func configure(binder: Binder<Unscoped>) {
                    }
                }

                """)
    }

    @Test func everyId_isTested() {
        let tested = Set(
            (Self.ambiguous + Self.unnamed + Self.options + Self.misspelt).map(\.id) + [.unread, .nothing])
        #expect(tested == Set(Problem.ID.allCases))
    }
}
