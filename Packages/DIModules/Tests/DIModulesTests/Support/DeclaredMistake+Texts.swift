// SPDX-License-Identifier: Apache-2.0

extension DeclaredMistake {
    /// The whole texts of the mistakes but for the pages, by name.
    static let texts: [String: String] = [
        "missing": """
        error: [DI/MissingBinding] no binding for 'Heater'
          needed by 'Pump'   Shop/Kitchen.swift:3
        fix: bind 'Heater' in these bindings
        """,
        "duplicate": """
        error: [DI/DuplicateBinding] 'Int' is bound twice in these bindings
          bound   Shop/Kitchen.swift:4
          bound   Shop/Kitchen.swift:5
        fix: keep one of these bindings, or distinguish them by tags or qualifiers
        """,
        "decorated": """
        error: [DI/DecoratesNothing] the decorator of 'Cup' in these bindings decorates nothing
          decorated   Shop/Kitchen.swift:6
        fix: bind 'Cup' in these bindings, or remove this decorator
        """,
        "qualified": """
        error: [DI/MissingBinding] no binding for 'Int'
          needed by 'Cup'   Shop/Kitchen.swift:3
        note: 'Int' qualified "small" is bound at Shop/Kitchen.swift:2 in these bindings
        fix: declare it without the qualifier, or bind 'Int' in these bindings
        """,
        "installed": """
        error: [DI/MissingBinding] no binding for 'Heater'
          needed by 'Pump'   Shop/Kitchen.swift:3
        note: 'Heater' is bound at Shop/Booth.swift:3 in 'Booth', which these bindings install but do not see
        fix: move that binding to these bindings, or bind 'Heater' in these bindings
        """,
        "unchosen": """
        error: [DI/MissingBinding] no binding for 'Heater'
          needed by 'Pump'   Shop/Kitchen.swift:5
        note: a group of bindings would bind 'Heater' at Shop/Kitchen.swift:3; it was not chosen at \
        Shop/Kitchen.swift:2 because profile "winter" is not active
        note: module 'HeaterModule' would bind 'Heater' at Shop/Heaters.swift:3; it was not chosen at \
        Shop/Kitchen.swift:4 because profile "demo" is not active
        fix: activate profile "winter", or activate profile "demo", or bind 'Heater' in these bindings
        """,
        "eagerAwaiting": """
        error: [DI/EffectRequired] 'Session' awaits, but the injector of these bindings is made synchronously
          bound   Shop/Kitchen.swift:3   (eager in these bindings)
        note: the injector also makes 'Store', bound at Shop/Kitchen.swift:2, which throws
        fix: declare it by asynchronous.single instead of asynchronous.single(sharing: .eager), and request 'AsyncProvider<Session>'
        """,
        "eagerOverThrowing": """
        error: [DI/EffectRequired] 'Store' throws, but the injector of these bindings is made synchronously
          bound                Shop/Kitchen.swift:2
          needed by 'Saucer'   Shop/Kitchen.swift:3   (eager in these bindings)
        fix: declare 'Saucer' by single instead of single(sharing: .eager), and request 'ThrowingProvider<Saucer>'
        fix: let 'Saucer' request 'ThrowingProvider<Store>' instead
        """,
        "eagerOnMainActor": """
        error: [DI/MainActorRequired] 'Display' belongs to the main actor, but the injector of these bindings \
        is not made on it
          bound   Shop/Kitchen.swift:3   (eager in these bindings)
        fix: declare it by onMainActor.single instead of onMainActor.single(sharing: .eager), and request 'Display' on the main \
        actor
        """,
        "unshared": """
        error: [DI/UnsharedEffect] 'Store' throws and is needed directly, but is not shared
          bound                Shop/Kitchen.swift:2
          needed by 'Saucer'   Shop/Kitchen.swift:3
        fix: declare it by throwing.single
        fix: let 'Saucer' request 'ThrowingProvider<Store>' instead
        """,
        "provided": """
        error: [DI/EffectRequired] 'Store' throws, but 'Cup' requests 'Provider<Store>'
          bound             Shop/Kitchen.swift:2
          needed by 'Cup'   Shop/Kitchen.swift:3
        fix: let 'Cup' request 'ThrowingProvider<Store>' instead
        """,
        "weakValues": ["'Cup'", "'Int'", "'Double' tagged 'BoilerTemperature'", "'String'", "'Saucer'"].enumerated().map
        {
            """
            warning: [DI/WeakValue] \($1) is shared weakly, but only objects can be: a new one is made for each \
            request
              bound   Shop/Kitchen.swift:\($0 + 2)
            fix: declare it by single or factory
            fix: make it a class
            """
        }.joined(separator: "\n"),
        "keeping": """
        warning: [DI/RetainCycle] 'Cup' is shared in these bindings and keeps the injector alive
          'Cup'                          Shop/Kitchen.swift:3   (shared in these bindings)
          needs a provider of 'Heater'   Shop/Kitchen.swift:2   (shared in these bindings)
        note: this is a leak only if 'Cup' stores what it receives; if it does not, declare it with allowing: \
        [.retainCycle]
        fix: request a WeakProvider of 'Heater'
        fix: declare 'Cup' by factory
        fix: share 'Cup' in a separate component
        """,
    ]
}
