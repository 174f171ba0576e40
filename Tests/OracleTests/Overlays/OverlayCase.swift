// SPDX-License-Identifier: Apache-2.0

import DI

/// A graph, and injectors over it, in plain data: components with bindings, and the overlays of overlays.
struct OverlayCase: Sendable {
    typealias Sharing = SharingPolicy

    /// The shape of a request; `array` is the collection of a key, which has parts of its own.
    enum Wrapper: CaseIterable, Sendable { case bare, optional, array, provider, lazy, closure, weak }

    struct Need: Hashable, Sendable {
        let wrapper: Wrapper
        let key: Int
    }

    /// One line that binds a key, decorates it, or contributes to its collection.
    struct Declaration: Sendable {
        enum Role: Sendable { case binding, part, decorator }

        /// The line, which no other declaration has.
        let line: Int
        let key: Int
        let role: Role
        /// The sharing; a decorator has that of what it decorates.
        let sharing: Sharing
        /// What it is made with; a decorator is made with what it decorates besides.
        let needs: [Need]
        /// Whether it asks for its needs while it runs.
        var isOpaque: Bool = false

        /// Whether it binds its key.
        var isBinding: Bool { role == .binding }

        /// All that it is made with: first what it decorates.
        var allNeeds: [Need] { (role == .decorator ? [Need(wrapper: .bare, key: key)] : []) + needs }
    }

    /// The way in which an injector is made from an earlier one.
    enum Step: Sendable {
        /// An overlay with these bindings.
        case overlay(of: Int, [Declaration])
        /// A build of the child component; only of an injector of the root component.
        case child(of: Int)
    }

    /// The keys that the root component binds; the others are only declared to be possibly absent.
    static let boundKeys: Int = 9
    static let keys: Int = 12

    /// The declarations of the root component and of its child.
    var components: [[Declaration]] = [[], []]
    /// The injectors after the first, each made from an earlier one.
    var steps: [Step] = []
}

extension OverlayCase {
    /// Makes a case from a seed, always the same one.
    static func make(seed: Int) -> OverlayCase {
        var generator = OverlayGenerator(seed: seed)
        return generator.make()
    }
}

/// Lists of declarations, and the stacks of them that are planned one after the other.
struct StackCase: Sendable {
    /// The lists; the last one binds every key, and is in every stack.
    var lists: [[OverlayCase.Declaration]] = []
    /// The lists of each stack, by their numbers, the first of which binds a key.
    var stacks: [[Int]] = []

    /// Returns the declarations that count in a stack: the first of each key, and all parts and decorators.
    func declarations(in stack: [Int]) -> [OverlayCase.Declaration] {
        var keys: Set<Int> = []
        return stack.flatMap { lists[$0] }.filter { !$0.isBinding || keys.insert($0.key).inserted }
    }

    /// Returns a case from a seed, always the same one.
    static func make(seed: Int) -> StackCase {
        var generator = OverlayGenerator(seed: seed)
        return generator.makeStacks()
    }
}
