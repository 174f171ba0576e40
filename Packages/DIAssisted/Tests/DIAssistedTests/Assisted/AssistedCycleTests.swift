// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Foundation
import Testing

/// An assisted factory defers: it breaks a cycle, and coming back through it during construction ends with the path.
@Suite struct AssistedCycleTests {
    final class Machine: Sendable {
        let cups: Factory<CupFactory>

        init(cups: Factory<CupFactory>) {
            self.cups = cups
        }
    }

    struct Cup {
        let size: Int
        let machine: Machine

        init(size: Assisted<Int>, machine: Machine) {
            self.size = size.get()
            self.machine = machine
        }
    }

    struct CupFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Cup
    }

    /// The machine is bound before the factory that it asks for, and after it.
    struct MachineFirst: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope().to(factory: Machine.init)
            binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)
        }
    }

    struct FactoryFirst: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)
            binder.bind(Machine.self).sharedInScope().to(factory: Machine.init)
        }
    }

    @Test(arguments: Depth.allCases) func cycle_isBroken_inWhicheverOrderItIsBound(at depth: Depth) throws {
        let one = try serve(Machine.self, from: MachineFirst.self, at: depth).dish
        #expect(one.cups.build(3).machine === one)
        let other = try serve(Machine.self, from: FactoryFirst.self, at: depth).dish
        #expect(other.cups.build(3).machine === other)
    }

    /// A folder that makes its subfolders by the factory that it was made by: recursion that ends.
    struct Folder {
        let children: [Folder]

        init(depth: Assisted<Int>, folders: Factory<FolderFactory>) {
            children = depth.get() == 0 ? [] : [folders.build(depth.get() - 1), folders.build(depth.get() - 1)]
        }

        var count: Int { children.reduce(1) { $0 + $1.count } }
    }

    struct FolderFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Folder
    }

    struct Folders: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bindFactory(Folder.self).with(FolderFactory.self).to(factory: Folder.init)
        }
    }

    @Test func factory_mayCallItself_withAnotherSeed() throws {
        #expect(try serve(Factory<FolderFactory>.self, from: Folders.self).dish.build(4).count == 31)
    }

    struct Restless: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).to(
                file: "Shop/Menu.swift", line: 1,
                factory: { (cups: Factory<CupFactory>) in
                    _ = cups.build(1)
                    return Machine(cups: cups)
                })
            binder.bindFactory(Cup.self).with(CupFactory.self).to(file: "Shop/Menu.swift", line: 2, factory: Cup.init)
        }
    }

    @Test func construction_thatComesBackThroughAFactory_endsWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            _ = try serve(Machine.self, from: Restless.self)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                """

                error: [DI/DependencyCycle] 'AssistedCycleTests.Machine' was requested again while it was being made
                  'AssistedCycleTests.Machine'                     Shop/Menu.swift:1
                  needs 'Factory<AssistedCycleTests.CupFactory>'   Shop/Menu.swift:2
                  needs 'AssistedCycleTests.Machine'               Shop/Menu.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """))
    }
}
