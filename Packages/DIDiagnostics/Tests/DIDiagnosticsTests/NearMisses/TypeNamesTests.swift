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

    private static let names: [(Any.Type, String)] = [
        (Café.self, "Café"), ([咖啡<🍵?>].self, "[咖啡<🍵?>]"), (👩🏽‍🚀.self, "👩🏽‍🚀"),
        // Raw identifiers.
        ([`coffee maker`].self, "[`coffee maker`]"), (`a.b<c>, (d)`.`in side`.self, "`a.b<c>, (d)`.`in side`"),
        (Hidden<`a.b<c>, (d)`>.self, "Hidden<`a.b<c>, (d)`>"),
        // Nested types.
        (Outer<Int>.Nested<String>.self, "Outer<Int>.Nested<String>"), (Outer<Int>.Added.self, "Outer<Int>.Added"),
        ([Int].Slot.self, "Array<Int>.Slot"), ([Int].Slot?.self, "Array<Int>.Slot?"), (Int.Digit.self, "Int.Digit"),
        ([String: Int].Keys.self, "Dictionary<String, Int>.Keys"),
        // Sugar.
        ([Int].self, "[Int]"), (Int?.self, "Int?"), (Set<String>.self, "Set<String>"),
        ([() -> Void].self, "[() -> Void]"), (((Int, String?) -> [Machine]).self, "(Int, String?) -> [Machine]"),
        ((@Sendable () async throws -> Int).self, "@Sendable () async throws -> Int"),
        (Hidden<Void>.self, "Hidden<Void>"), (Hidden<Any>.self, "Hidden<Any>"),
        ([String: [Int?]].self, "[String: [Int?]]"), ([[Int: Int]: [Int: [Int]]].self, "[[Int: Int]: [Int: [Int]]]"),
        (Int??.self, "Int??"), ((() -> Void)?.self, "(() -> Void)?"), ((Int, Int)?.self, "(Int, Int)?"),
        ((any Speaker & Brewing)?.self, "(any Brewing & Speaker)?"),
        (Tray<any Speaker & Brewing, Int?>?.self, "Tray<any Brewing & Speaker, Int?>?"),
        (Result<[Int], any Error>.self, "Result<[Int], any Error>"),
        // Packs, numbers and noncopyable types.
        (Tray<Int, String>.self, "Tray<Int, String>"), (Nothing.self, "Tray<>"), ([Count<3>].self, "[Count<3>]"),
        ([Less].self, "[Count<-3>]"), (Cup<Ticket>.Type.self, "Cup<Ticket>.Type"),
        // Existentials.
        ((any Speaker).self, "any Speaker"),
        ((any Speaker & Brewing & Machine).self, "any Machine & Brewing & Speaker"),
        ((any Strength<[Int]>).self, "any Strength<[Int]>"), ((any Speaker.Type)?.self, "(any Speaker.Type)?"),
        ((any Speaker).Type.self, "(any Speaker).Type"), (Int?.Type.self, "Int?.Type"),
        ([Any.Type].self, "[any Any.Type]"), (AnyObject.self, "AnyObject"),
        ((any ~Copyable).Type.self, "(any ~Copyable).Type"),
        ((any Unique & ~Copyable).Type.self, "(any Unique & ~Copyable).Type"),
        // Protocols within other types, whose names alone do not say that they are: private, nested, and the library's.
        ([any Speaker].self, "[any Speaker]"), ([String: any Speaker].self, "[String: any Speaker]"),
        (Provider<any SpeakerOfSpeakers>.self, "Provider<any SpeakerOfSpeakers>"),
        (Hidden<any SpeakerOfSpeakers>.self, "Hidden<any SpeakerOfSpeakers>"),
        (Hidden<any Speaker>.Deep<any Galley.Chef>.self, "Hidden<any Speaker>.Deep<any Galley.Chef>"),
        (((any Speaker, Int) -> any Galley.Chef).self, "(any Speaker, Int) -> any Galley.Chef"),
        ((left: any Speaker, right: [any Error]).self, "(left: any Speaker, right: [any Error])"),
        (Hidden<any Hashable>.self, "Hidden<any Hashable>"),
        (Hidden<any Sequence<any Speaker>>.self, "Hidden<any Sequence<any Speaker>>"), ([Any].self, "[Any]"),
        (Hidden<AnyObject>.self, "Hidden<AnyObject>"),
        (Hidden<Machine & Speaker>?.self, "Hidden<any Machine & Speaker>?"),
        // Such names are shortened where the runtime keeps what is a protocol and what is not.
        (Hidden<any DIDiagnosticsTestsProtocol>.self, "Hidden<any DIDiagnosticsTestsProtocol>"),
        (
            (any Speaker, DIDiagnosticsTestsStruct, DIDiagnosticsTestsClass, DIDiagnosticsTestsEnum.Inner).self,
            "(any Speaker, DIDiagnosticsTestsStruct, DIDiagnosticsTestsClass, DIDiagnosticsTestsEnum.Inner)"
        ),
        // Functions and tuples.
        (Passing.self, "(inout Int, Machine, consuming Machine) -> Void"),
        (Sending.self, "(sending Machine) -> sending Machine"), (Many.self, "(Int...) -> Void"),
        ((() throws(Spill) -> Int).self, "() throws(Spill) -> Int"),
        ((@MainActor () async throws -> Int).self, "@MainActor @Sendable () async throws -> Int"),
        ((@isolated(any) () -> Void).self, "@isolated(any) () -> Void"),
        ((@Sendable (@escaping () -> Void) -> (Int) -> String).self, "@Sendable (() -> Void) -> (Int) -> String"),
        ((@convention(c) (Int) -> Void).self, "@convention(c) (Int) -> Void"),
        ((a: Int, b: (x: Int, y: () -> ())).self, "(a: Int, b: (x: Int, y: () -> Void))"),
    ]

    @Test(arguments: names)
    func type_isShownAsPeopleWriteIt(_ type: Any.Type, _ text: String) {
        #expect(Self.shown(type) == text)
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
