// SPDX-License-Identifier: Apache-2.0

/// A whole graph in plain data: what components and modules say when they are configured.
struct Description: Sendable {
    /// The form of a key's type.
    enum Form: String, CaseIterable, Sendable {
        /// A mark is the type of the tag itself, bound like any type.
        case plain, tagged, mark, array, set, dictionary, factory, injector, component
    }

    struct Subject: Hashable, Sendable {
        var form: Form
        var number: Int
        var qualifier: String?
    }

    enum Wrapper: CaseIterable, Sendable { case bare, optional, provider, lazy, weak, closure, sendableClosure }

    struct Need: Sendable {
        var wrapper: Wrapper
        var subject: Subject
    }

    struct Entry: Sendable {
        enum Kind: Sendable {
            case binding
            case contribution(entryKey: Int)
            case alias(of: String)
            case installation
        }

        var kind: Kind
        var subject: Subject
        var line: Int
        var needs: [Need] = []
    }

    enum Item: Sendable {
        case entry(Entry)
        case include(Int)
        case optional(Subject)
    }

    enum Seed: Sendable {
        case none
        case plain(Int)
        case tagged(Int)
    }

    struct Component: Sendable {
        /// The depth of the component, not counting recursions.
        var level: Int = 0
        var scope: Int = 0
        var seed: Seed = .none
        var root: Int
        var rootLine: Int
        var rootNeeds: [Need] = []
        var items: [Item] = []
    }

    /// The first one is the root component.
    var components: [Component]
    var modules: [[Item]] = []
    /// Numbers of modules.
    var overriding: [Int] = []
    /// The conditions of all inclusions of a module, by its number; an overriding one is not included.
    var conditions: [Int: RandomCondition] = [:]
    /// The modules and components that are declared by lists, which makes no difference to the graph.
    var listedModules: Set<Int> = []
    var listedComponents: Set<Int> = []
}

extension Description {
    /// Returns the place that a line stands for; lines are spread over three files.
    static func file(of line: Int) -> StaticString {
        switch line % 3 {
        case 0: "Graph/Arabica.swift"
        case 1: "Graph/Liberica.swift"
        default: "Graph/Robusta.swift"
        }
    }
}
