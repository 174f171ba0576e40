// SPDX-License-Identifier: Apache-2.0

extension SelfCheck {
    /// All that is read of a tree.
    struct Answer: Equatable {
        let hints: [String]
        let columns: [Int: Int]
        let initializers: [String]
    }

    /// The source; its lines are numbered in ``answer``.
    static let source: String = """
        public struct BindingReceipt<Element> {}
        public struct BindingBuilder<Input> {
            public func to(file: StaticString = #fileID, line: UInt = #line, factory: @escaping @Sendable () -> Input) {}
            public func to<P>(file: StaticString = #fileID, line: UInt = #line, factory: @escaping @Sendable (P) -> Input) {}
        }
        public struct PropertyInjectionBuilder<T: AnyObject> {
            public func to<each P>(
                file: StaticString = #fileID, line: UInt = #line,
                injector: @escaping @Sendable (T) -> (repeat each P) -> Void
            ) {}
        }
        struct Pump {
            var pressure = 9
            var heater = Heater(watts: 1_000)
        }
        struct Heater {
            init(watts: Int) {}
        }
        final class Boiler: Sendable {
            init() {}
            init(pump: Pump) throws {}
        }
        extension Boiler {
            convenience init(heater: Heater, _ pump: Pump) { self.init() }
        }
        @MainActor final class Display {
            func inject(pump: Pump) {}
            nonisolated func fill(pump: Pump) {}
        }
        func configure(
            pump: BindingBuilder<Pump>, boiler: BindingBuilder<Boiler>, display: PropertyInjectionBuilder<Display>
        ) {
            pump.to(factory: Pump.init)
            pump.to { Pump() }
            for _ in 0..<2 { boiler
                .to(factory: Boiler.init) }
            pump.to(factory: Pump.init(pressure:heater:)); boiler.to(factory: (Boiler.init))
            display.to(injector: Display.inject)
            display.to(injector: Display.fill)
        }
        extension BindingBuilder {
            func to<P, Q>(file: StaticString = #fileID, line: UInt = #line, factory: @escaping @Sendable (P, Q) -> Input) {}
        }
        """

    /// The answer.
    static let answer: Answer = Answer(
        hints: [], columns: [:], initializers: [])
}
