// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

private struct Hidden<T> {
    struct Inner {}
    enum Deep<U> {}
}
private struct Café {}
private struct 咖啡<T> {}
private struct 🍵 {}
private struct 👩🏽‍🚀 {}
private struct `coffee maker` {}
private struct `a.b<c>, (d)` { struct `in side` {} }
private struct Cup<T: ~Copyable>: ~Copyable {}
private struct Ticket: ~Copyable {}
private protocol Speaker {}
private protocol Brewing {}
protocol SpeakerOfSpeakers {}
private enum Galley { protocol Chef {} }
private protocol Strength<Unit> { associatedtype Unit }
private protocol Unique: ~Copyable {}
private class Machine {}
private final class Tray<each T> {}
private struct Count<let n: Int> {}
private struct Outer<T> { struct Nested<U> {} }
extension Outer { fileprivate struct Added {} }
extension Array { fileprivate struct Slot {} }
extension Int { fileprivate struct Digit {} }
private struct Spill: Error {}

private typealias Passing = (inout Int, borrowing Machine, consuming Machine) -> Void
private typealias Sending = (sending Machine) -> sending Machine
private typealias Nothing = Tray<>
private typealias Less = Count<-3>
private typealias Many = (Int...) -> Void

/// Names of types as people write them, whatever the runtime writes.
@Suite struct TypeNamesTests {
    private static func shown(_ type: Any.Type) -> String {
        TypeNames(of: [type]).shown(type)
    }

    @Test func privateTypes_haveNoAddresses() {
        #expect(Self.shown(Hidden<Int>.self) == "Hidden<Int>")
        #expect(Self.shown(Hidden<Int>.Inner.self) == "Hidden<Int>.Inner")
        #expect(Self.shown(Machine.Type.self) == "Machine.Type")
        #expect(Self.shown(Hidden<Int>.Deep<Hidden<String>.Inner>.self) == "Hidden<Int>.Deep<Hidden<String>.Inner>")
        #expect(Self.shown((any Strength<Hidden<Int>>).self) == "any Strength<Hidden<Int>>")
        func local() -> Any.Type {
            struct Local<T> {}
            return Local<Hidden<Int>>.self
        }
        #expect(Self.shown(local()) == "TypeNamesTests.Local<Hidden<Int>>")
        let closure: () -> Any.Type = {
            struct InClosure {}
            return InClosure.self
        }
        #expect(Self.shown(closure()) == "TypeNamesTests.InClosure")
    }

    @Test func unicodeNames_areKept() {
        #expect(Self.shown(Café.self) == "Café")
        #expect(Self.shown([咖啡<🍵?>].self) == "[咖啡<🍵?>]")
        #expect(Self.shown(👩🏽‍🚀.self) == "👩🏽‍🚀")
    }

    @Test func rawIdentifiers_keepTheirBackticks() {
        #expect(Self.shown([`coffee maker`].self) == "[`coffee maker`]")
        #expect(Self.shown(`a.b<c>, (d)`.`in side`.self) == "`a.b<c>, (d)`.`in side`")
        #expect(Self.shown(Hidden<`a.b<c>, (d)`>.self) == "Hidden<`a.b<c>, (d)`>")
    }

    @Test func nestedAndExtendingTypes_areDotted() {
        #expect(Self.shown(Outer<Int>.Nested<String>.self) == "Outer<Int>.Nested<String>")
        #expect(Self.shown(Outer<Int>.Added.self) == "Outer<Int>.Added")
        #expect(Self.shown([Int].Slot.self) == "Array<Int>.Slot")
        #expect(Self.shown([Int].Slot?.self) == "Array<Int>.Slot?")
        #expect(Self.shown(Int.Digit.self) == "Int.Digit")
        #expect(Self.shown([String: Int].Keys.self) == "Dictionary<String, Int>.Keys")
    }

    @Test func sugar_isUsed() {
        #expect(Self.shown([Int].self) == "[Int]")
        #expect(Self.shown(Int?.self) == "Int?")
        #expect(Self.shown(Set<String>.self) == "Set<String>")
        #expect(Self.shown([() -> Void].self) == "[() -> Void]")
        #expect(Self.shown(((Int, String?) -> [Machine]).self) == "(Int, String?) -> [Machine]")
        #expect(Self.shown((@Sendable () async throws -> Int).self) == "@Sendable () async throws -> Int")
        #expect(Self.shown(Hidden<Void>.self) == "Hidden<Void>")
        #expect(Self.shown(Hidden<Any>.self) == "Hidden<Any>")
        #expect(Self.shown([String: [Int?]].self) == "[String: [Int?]]")
        #expect(Self.shown([[Int: Int]: [Int: [Int]]].self) == "[[Int: Int]: [Int: [Int]]]")
        #expect(Self.shown(Int??.self) == "Int??")
        #expect(Self.shown((() -> Void)?.self) == "(() -> Void)?")
        #expect(Self.shown((Int, Int)?.self) == "(Int, Int)?")
        #expect(Self.shown((any Speaker & Brewing)?.self) == "(any Brewing & Speaker)?")
        #expect(Self.shown(Tray<any Speaker & Brewing, Int?>?.self) == "Tray<any Brewing & Speaker, Int?>?")
        #expect(Self.shown(Result<[Int], any Error>.self) == "Result<[Int], any Error>")
    }

    @Test func genericValuesAndPacks_areArguments() {
        #expect(Self.shown(Tray<Int, String>.self) == "Tray<Int, String>")
        #expect(Self.shown(Nothing.self) == "Tray<>")
        #expect(Self.shown([Count<3>].self) == "[Count<3>]")
        #expect(Self.shown([Less].self) == "[Count<-3>]")
        #expect(Self.shown(Cup<Ticket>.Type.self) == "Cup<Ticket>.Type")
    }

    @Test func existentialsAndMetatypes_areSpelt() {
        #expect(Self.shown((any Speaker).self) == "any Speaker")
        #expect(Self.shown((any Speaker & Brewing & Machine).self) == "any Machine & Brewing & Speaker")
        #expect(Self.shown((any Strength<[Int]>).self) == "any Strength<[Int]>")
        #expect(Self.shown((any Speaker.Type)?.self) == "(any Speaker.Type)?")
        #expect(Self.shown((any Speaker).Type.self) == "(any Speaker).Type")
        #expect(Self.shown(Int?.Type.self) == "Int?.Type")
        #expect(Self.shown([Any.Type].self) == "[any Any.Type]")
        #expect(Self.shown(AnyObject.self) == "AnyObject")
        #expect(Self.shown((any ~Copyable).Type.self) == "(any ~Copyable).Type")
        #expect(Self.shown((any Unique & ~Copyable).Type.self) == "(any Unique & ~Copyable).Type")
    }

    /// Protocols within other types, whose names alone do not say that they are: private, nested, and the library's.
    @Test func existentialsWithinOtherTypes_areSpelt() {
        #expect(Self.shown([any Speaker].self) == "[any Speaker]")
        #expect(Self.shown([String: any Speaker].self) == "[String: any Speaker]")
        #expect(Self.shown(Provider<any SpeakerOfSpeakers>.self) == "Provider<any SpeakerOfSpeakers>")
        #expect(Self.shown(Hidden<any SpeakerOfSpeakers>.self) == "Hidden<any SpeakerOfSpeakers>")
        #expect(
            Self.shown(Hidden<any Speaker>.Deep<any Galley.Chef>.self) == "Hidden<any Speaker>.Deep<any Galley.Chef>")
        #expect(Self.shown(((any Speaker, Int) -> any Galley.Chef).self) == "(any Speaker, Int) -> any Galley.Chef")
        #expect(Self.shown((left: any Speaker, right: [any Error]).self) == "(left: any Speaker, right: [any Error])")
        #expect(Self.shown(Hidden<any Hashable>.self) == "Hidden<any Hashable>")
        #expect(Self.shown(Hidden<any Sequence<any Speaker>>.self) == "Hidden<any Sequence<any Speaker>>")
        #expect(Self.shown([Any].self) == "[Any]")
        #expect(Self.shown(Hidden<AnyObject>.self) == "Hidden<AnyObject>")
        #expect(Self.shown(Hidden<Machine & Speaker>?.self) == "Hidden<any Machine & Speaker>?")
    }

    /// Such names are shortened where the runtime keeps what is a protocol and what is not.
    @Test func namesThatRepeatTheirModule_areToldApart() {
        #expect(Self.shown(Hidden<any DIDiagnosticsTestsProtocol>.self) == "Hidden<any DIDiagnosticsTestsProtocol>")
        #expect(
            Self.shown(
                (any Speaker, DIDiagnosticsTestsStruct, DIDiagnosticsTestsClass, DIDiagnosticsTestsEnum.Inner).self)
                == "(any Speaker, DIDiagnosticsTestsStruct, DIDiagnosticsTestsClass, DIDiagnosticsTestsEnum.Inner)")
    }

    @Test func identifyingNames_haveNoAny_sinceTheyAreWrittenDown() {
        #expect(TypeNames(of: []).identifying([any Speaker].self) == "[DIDiagnosticsTests.Speaker]")
    }

    @Test func expressions_haveParentheses_whereTheyNeedThem() {
        let names = [
            "Heater", "[any Heater]", "(any Heater)?", "any Heater", "Machine & Heater", "() -> Int", "Box<A & B>",
        ]
        #expect(
            names.map { _expression(of: $0) } == [
                "Heater", "[any Heater]", "(any Heater)?", "(any Heater)", "(Machine & Heater)", "(() -> Int)",
                "Box<A & B>",
            ])
    }

    @Test func functions_haveTheWordsOfTheirDeclaration() {
        #expect(Self.shown(Passing.self) == "(inout Int, Machine, consuming Machine) -> Void")
        #expect(Self.shown(Sending.self) == "(sending Machine) -> sending Machine")
        #expect(Self.shown(Many.self) == "(Int...) -> Void")
        #expect(Self.shown((() throws(Spill) -> Int).self) == "() throws(Spill) -> Int")
        #expect(Self.shown((@MainActor () async throws -> Int).self) == "@MainActor @Sendable () async throws -> Int")
        #expect(Self.shown((@isolated(any) () -> Void).self) == "@isolated(any) () -> Void")
        #expect(
            Self.shown((@Sendable (@escaping () -> Void) -> (Int) -> String).self)
                == "@Sendable (() -> Void) -> (Int) -> String")
        #expect(Self.shown((@convention(c) (Int) -> Void).self) == "@convention(c) (Int) -> Void")
        #expect(Self.shown((a: Int, b: (x: Int, y: () -> ())).self) == "(a: Int, b: (x: Int, y: () -> Void))")
    }

    @Test func lookalikes_haveTheirModules_andOthersDoNot() {
        struct Duration {}
        let names = TypeNames(of: [Duration.self, Hidden<Int>.self])
        #expect(names.shown(Duration.self) == "TypeNamesTests.Duration")
        let types: [Any.Type] = [
            Outer<Int>.self, Hidden<Swift.Duration>.self, Hidden<DIDiagnosticsTests.Duration>.self,
        ]
        let both = TypeNames(of: types)
        #expect(both.shown(types[0]) == "Outer<Int>")
        #expect(both.shown(types[1]) == "DIDiagnosticsTests.Hidden<Swift.Duration>")
        #expect(both.shown(types[2]) == "DIDiagnosticsTests.Hidden<DIDiagnosticsTests.Duration>")
        #expect(both.shown([DIDiagnosticsTests.Duration].self) == "[DIDiagnosticsTests.Duration]")
    }

    @Test func variants_areHowGraphsMayHaveWritten() {
        #expect(
            TypeNames(of: []).variants(of: [Hidden<Int>].self)
                == ["[Hidden<Int>]", "[DIDiagnosticsTests.Hidden<Int>]", "[DIDiagnosticsTests.Hidden<Swift.Int>]"])
    }
}

protocol DIDiagnosticsTestsProtocol {}
struct DIDiagnosticsTestsStruct {}
final class DIDiagnosticsTestsClass {}
enum DIDiagnosticsTestsEnum { struct Inner {} }

/// Of the same name as the standard library's.
struct Duration {}
