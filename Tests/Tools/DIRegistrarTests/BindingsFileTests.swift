// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIRegistrar

/// The generated file as a whole.
@Suite struct BindingsFileTests {
    @Test func file_hasAModuleForEachScope_andThePlaceOfEachMark() {
        let target = Registering.target([
            "Pump": "public struct Pump: Autowired {\n    typealias SharedIn = DI.Singleton\n}",
            "Cup \"1\"":
                "struct Session: Scope {}\n\nstruct Cup: Autowired {}\nstruct Lid: Autowired { typealias SharedIn = Session }",
        ])
        #expect(
            Registering.text(target, isPublic: true) == #"""
                // Written by DIRegistration 1. Do not edit.
                public import DI

                public enum AppBindings: Module {
                    public static func configure(binder: Binder<Unscoped>) {
                #sourceLocation(file: "/App/Cup \"1\".swift", line: 3)
                        binder.bind(Cup.self).to(factory: Cup.init)
                #sourceLocation()
                    }
                }

                enum AppSessionBindings: Module {
                    typealias Scope = Session

                    static func configure(binder: Binder<Scope>) {
                #sourceLocation(file: "/App/Cup \"1\".swift", line: 4)
                        binder.bind(Lid.self).sharedInScope().to(factory: Lid.init)
                #sourceLocation()
                    }
                }

                public enum AppSingletonBindings: Module {
                    public typealias Scope = DI.Singleton

                    public static func configure(binder: Binder<Scope>) {
                #sourceLocation(file: "/App/Pump.swift", line: 1)
                        binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
                #sourceLocation()
                    }
                }

                """#)
    }

    @Test func file_isTheSame_inWhateverOrderFilesAre() {
        let files = (0..<9).map { ("File\($0)", "struct S\($0): Autowired { typealias SharedIn = Scope\($0 % 3) }") }
        let first = Registering.text(Registering.target(Dictionary(uniqueKeysWithValues: files)))
        let second = Registering.text(Registering.target(Dictionary(uniqueKeysWithValues: files.reversed())))
        #expect(first == second)
    }

    @Test(arguments: [
        ("import DIBinding", ["DIBinding", "DICore"]),
        ("import DIBinding\nimport DI", ["DI"]),
        ("public import DI", ["DI"]),
        ("internal import DI", ["internal DI"]),
        ("import Kitchen", ["DI"]),
        ("import DIBinding\nstruct Order: AutowiredFactory {}", ["DIBinding", "DICore", "DIAssisted"]),
        ("import DI\nimport DIProperties", ["DI"]),
        ("import DI\nimport DIProperties\nstruct Config: ConfigProperty {}", ["DI", "DIProperties"]),
        // The scope of another module is in the signature of a module.
        (
            "import DI\n#if canImport(Shops)\nimport Shops\n#endif\nstruct Cup: Autowired { typealias SharedIn = Opening }",
            ["DI", "#if canImport(Shops)", "Shops", "#endif"]
        ),
        ("import DI\nimport Shops\nstruct Cup: Autowired { typealias SharedIn = Singleton }", ["DI"]),
    ])
    func imports_areTheLayersThatAreUsed(_ source: String, _ imports: [String]) {
        let lines = Registering.text(Registering.target(source)).split(separator: "\n").dropFirst()
        let found = lines.prefix { !$0.contains("enum") }.map { String($0.replacing("import ", with: "")) }
        #expect(found == imports)
    }

    // MARK: - Several targets

    private static let core = Registering.target(
        "public struct Shop: Scope {}\nstruct Beans: Autowired {}\nstruct Till: Autowired { typealias SharedIn = Shop }",
        named: "Core")
    private static let plain = Registering.target("struct Paper {}", named: "Plain", uses: ["Core"])
    private static let brewing = Registering.target(
        "struct Pump: Autowired {}", named: "Brewing", uses: ["Core", "Plain"])

    @Test func modules_includeThoseOfTheTargetsBelow_thatMarkSomething() {
        let app = Registering.target(
            "struct Cup: Autowired {}\nstruct Key: Autowired { typealias SharedIn = Core.Shop }",
            uses: ["Plain", "Core", "Brewing"])
        #expect(
            Registering.text(app, below: [Self.core, Self.plain, Self.brewing]) == """
                // Written by DIRegistration 1. Do not edit.
                import DI
                import Brewing
                import Core

                enum AppBindings: Module {
                    static func configure(binder: Binder<Unscoped>) {
                        binder.include(module: BrewingBindings.self)  // 'Brewing' needs the plugin DIRegistration
                        binder.include(module: CoreBindings.self)  // 'Core' needs the plugin DIRegistration
                #sourceLocation(file: "/App/File.swift", line: 1)
                        binder.bind(Cup.self).to(factory: Cup.init)
                #sourceLocation()
                    }
                }

                enum AppShopBindings: Module {
                    typealias Scope = Core.Shop

                    static func configure(binder: Binder<Scope>) {
                        binder.include(module: BrewingShopBindings.self)  // 'Brewing' needs the plugin DIRegistration
                        binder.include(module: CoreShopBindings.self)  // 'Core' needs the plugin DIRegistration
                #sourceLocation(file: "/App/File.swift", line: 2)
                        binder.bind(Key.self).sharedInScope().to(factory: Key.init)
                #sourceLocation()
                    }
                }

                """)
    }

    /// So that whoever includes the modules of one target has those of all below.
    @Test func modules_ofAScopeThatOnlyATargetBelowNames_passItsOn() {
        #expect(
            Registering.text(Self.brewing, below: [Self.core, Self.plain], isPublic: true) == """
                // Written by DIRegistration 1. Do not edit.
                public import DI
                public import Core

                public enum BrewingBindings: Module {
                    public static func configure(binder: Binder<Unscoped>) {
                        binder.include(module: CoreBindings.self)  // 'Core' needs the plugin DIRegistration
                #sourceLocation(file: "/Brewing/File.swift", line: 1)
                        binder.bind(Pump.self).to(factory: Pump.init)
                #sourceLocation()
                    }
                }

                public enum BrewingShopBindings: Module {
                    public typealias Scope = CoreShopBindings.Scope

                    public static func configure(binder: Binder<Scope>) {
                        binder.include(module: CoreShopBindings.self)  // 'Core' needs the plugin DIRegistration
                    }
                }

                """)
    }
}
