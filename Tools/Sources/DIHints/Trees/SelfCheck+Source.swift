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
        struct Tray {
            init() {}
            init?(pump: Pump) { nil }
            @available(*, deprecated) init(old: Pump) {}
            @available(*, unavailable) init(older: Pump) {}
            private init(hidden: Pump) {}
            init<T>(any: T, pump: Pump) {}
            init(changed: inout Pump) {}
            init(all: Pump...) {}
            init(awaited: [Pump]) async {}
            @MainActor init(isolated: Pump?) {}
        }
        """

    /// The answer.
    static let answer: Answer = Answer(
        hints: [
            "33:22 'Pump.init' means 'init()', though 'Pump' has 'init(pressure:heater:)'",
            "36:22 'Boiler.init' means 'init()', though 'Boiler' has 'init(heater:_:)'",
            "37:72 'Boiler.init' means 'init()', though 'Boiler' has 'init(heater:_:)'",
            "38:26 'Display.inject' belongs to the main actor, but a 'PropertyInjector<Display>' calls it on any thread",
        ],
        columns: [33: 10, 34: 10, 36: 10, 37: 10, 38: 13, 39: 13],
        initializers: [
            "9DIBinding14BindingBuilderV.init(): internal, usable, generic",
            "9DIBinding14BindingReceiptV.init(): internal, usable, generic",
            "9DIBinding24PropertyInjectionBuilderV.init(): internal, usable, generic",
            "9DIBinding4PumpV.init(): internal, usable",
            "9DIBinding4PumpV.init(pressure:heater:): internal, usable, injectable",
            "9DIBinding4TrayV.init(): internal, usable",
            "9DIBinding4TrayV.init(all:): internal, injectable",
            "9DIBinding4TrayV.init(any:pump:): internal, usable, injectable, generic",
            "9DIBinding4TrayV.init(awaited:): internal, injectable",
            "9DIBinding4TrayV.init(changed:): internal, injectable",
            "9DIBinding4TrayV.init(hidden:): private, usable, injectable",
            "9DIBinding4TrayV.init(isolated:): internal, injectable",
            "9DIBinding4TrayV.init(old:): internal, injectable",
            "9DIBinding4TrayV.init(older:): internal, injectable",
            "9DIBinding4TrayV.init(pump:): internal, injectable",
            "9DIBinding6BoilerC.init(): internal, usable",
            "9DIBinding6BoilerC.init(heater:_:): internal, usable, injectable",
            "9DIBinding6BoilerC.init(pump:): internal, injectable",
            "9DIBinding6HeaterV.init(watts:): internal, usable",
            "9DIBinding7DisplayC.init(): internal, usable",
        ])
}
