// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

@Suite struct ProgramTypesTests {
    private let prefix = "DICheckingTests.Found"

    private func read() throws -> ProgramTypes {
        try ProgramTypes.read(modules: ["DICheckingTests"])
    }

    @Test func components_areFound_ofAnyAccessAndNesting() throws {
        let components = try read().components.filter { $0.name.hasPrefix(prefix) || $0.name.hasPrefix("Swift.") }
        #expect(
            components.map(\.name) == [
                "DICheckingTests.FoundClass", "DICheckingTests.FoundEnum.Inner.Innermost",
                "DICheckingTests.FoundInExtension", "DICheckingTests.FoundPrivate", "Swift.Bool",
            ])
        #expect(Set(components.map(\.module)) == ["DICheckingTests"])
        #expect(ObjectIdentifier(components[1].type) == ObjectIdentifier(FoundEnum.Inner.Innermost.self))
        #expect(ObjectIdentifier(components[3].type) == ObjectIdentifier(FoundPrivate.self))
    }

    @Test func genericTypes_areNamed_withoutParameters() throws {
        let generics = try read().generics.filter { $0.name.hasPrefix(prefix) }
        let names = ["DICheckingTests.FoundAround.Inner", "DICheckingTests.FoundGeneric", "DICheckingTests.FoundPair"]
        #expect(generics == names.map { ProgramTypes.GenericRoot(module: "DICheckingTests", name: $0) })
    }

    @Test func modules_areFound_withoutGenericOnes() throws {
        let modules = try read().modules.map { String(describing: $0) }.filter { $0.hasPrefix("Found") }
        #expect(modules == ["FoundModule"])
    }

    @Test func typesOfOtherModules_areLeftOut() throws {
        let types = try ProgramTypes.read(modules: ["Shop"])
        #expect(types.components.isEmpty && types.generics.isEmpty && types.modules.isEmpty)
        #expect(types.unreadable == 0)
    }

    @Test func knownTypes_areLeftOut_ofTheirOwnModule() throws {
        let types = try ProgramTypes.read(modules: ["DIChecking"])
        #expect(types.components.isEmpty && types.generics.isEmpty && types.modules.isEmpty)
    }

    @Test func form_isUnknown_whereAKnownTypeIsNotFound() {
        #expect(!ProgramTypes.isForm(knownBy: ProgramTypes()))
    }
}

private protocol FoundComponent: RootComponent where Root == Int {}

extension FoundComponent {
    /// Binds nothing.
    public static func configure(binder: Binder<Scope>) {}

    /// Binds a number as the root.
    public static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 1)
    }
}

private struct FoundPrivate: FoundComponent {}

final class FoundClass: FoundComponent {}

enum FoundEnum {
    struct Inner {
        fileprivate enum Innermost: FoundComponent {}
    }
}

extension Int {
    struct FoundInExtension: FoundComponent {}
}

extension Bool: FoundComponent, @retroactive RootComponent, @retroactive Component {}

struct FoundGeneric<Element>: FoundComponent {}

struct FoundPair<First, Second: Hashable>: FoundComponent {}

struct FoundAround<Element> {
    struct Inner: FoundComponent {}
}

private enum FoundModule: Module {
    static func configure(binder: Binder<Unscoped>) {}
}

private enum FoundGenericModule<Element>: Module {
    static func configure(binder: Binder<Unscoped>) {}
}
