// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

// Each form of requirement that a protocol may have.

protocol Named {
    var name: String { get }
}

protocol Log: Named, Sendable {
    static var shared: Self { get }
    static func make(level: Int) -> Self?
    static func == (one: Self, other: Self) -> Bool
    init(level: Int) throws
    var level: Int { get set }
    var folder: URL { get async throws }
    subscript(line: Int, or fallback: String) -> String { get }
    func write(_ line: String, to url: URL...) async throws -> [String: Int]
    func count() -> Int
    func decoded<T: Decodable>(_ type: T.Type, from text: some StringProtocol) throws -> T where T: Sendable
    func watched(_ body: @Sendable (Int) -> Void) -> AsyncStream<Int>
    func first<T>(_ body: () throws -> T) rethrows -> T?
    mutating func clear()
    func silence(_ level: inout Int)
}

protocol Payments: Actor {
    func charge(_ cents: Int) -> Bool
}

@MainActor
protocol Screen: AnyObject, Sendable {
    var title: String { get set }
    func show(_ text: String)
}

protocol Store<Item>: Sendable {
    associatedtype Item: Sendable
    init()
    func all() async -> [Item]
    subscript(id: Int) -> Item? { get set }
}

enum Kitchen {
    protocol Clock: Sendable {
        func tick() throws(CancellationError)
    }
}

struct Voltage: Sendable {
    let volts: Int
}

enum BoilerTemperature: DI.Tag {
    typealias Element = Int
}
