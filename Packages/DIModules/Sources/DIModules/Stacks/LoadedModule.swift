// SPDX-License-Identifier: Apache-2.0

import DIBinding
import Synchronization

/// A module in a stack.
struct LoadedModule: Sendable, Equatable {
    let loaded: ModuleStack.Loaded = ModuleStack.Loaded()
    let priority: ModuleStack.Priority
    let bindings: Bindings
    /// The input of a higher layer that it was loaded with.
    let input: (any _PlanningInput)?

    static func == (one: LoadedModule, other: LoadedModule) -> Bool { one.loaded == other.loaded }
}

extension ModuleStack {
    /// The identity of one load of a module, unique among all stacks.
    public struct Loaded: Hashable, Sendable {
        private static let count: Atomic<Int> = Atomic(0)
        private let number: Int

        init() {
            number = Self.count.add(1, ordering: .relaxed).newValue
        }
    }

    /// The place of a module in its stack.
    public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
        /// Before modules of normal priority, such as for a test.
        public static let high: Priority = Priority(rawValue: 1000)
        /// The priority unless another is given.
        public static let normal: Priority = Priority(rawValue: 500)
        /// After modules of normal priority, such as for defaults.
        public static let low: Priority = Priority(rawValue: 100)

        /// The number; modules with a higher one are first.
        public let rawValue: Int

        /// Makes a priority.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Compares the numbers.
        public static func < (one: Priority, other: Priority) -> Bool {
            one.rawValue < other.rawValue
        }
    }

    /// A choice among the loaded modules.
    public struct Role: Sendable {
        /// All modules, in their order.
        public static let all: Role = Role { $0 }
        /// The first module alone.
        public static let first: Role = Role { Array($0.prefix(1)) }

        private let choice: @Sendable ([Loaded]) -> [Loaded]

        /// The modules that a function chooses among the loaded ones, in its order.
        ///
        /// Unloaded and repeated modules are ignored.
        public static func custom(_ choice: @escaping @Sendable ([Loaded]) -> [Loaded]) -> Role {
            Role(choice: choice)
        }

        func choose(among modules: [LoadedModule]) -> [LoadedModule] {
            var rest = modules
            return choice(modules.map(\.loaded)).compactMap { loaded in
                rest.firstIndex { $0.loaded == loaded }.map { rest.remove(at: $0) }
            }
        }
    }
}
