// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

// Blocks 29, 56, 76
struct ServerConfig: ConfigProperty {
    static let path = "server"
    let url: String
    let isDebug: Bool
}

// Blocks 30, 77
final class Network: Autowired, Sendable {
    typealias SharedIn = Singleton

    let config: ServerConfig

    init(_ config: ServerConfig) {
        self.config = config
    }
}

// Blocks 31, 57, 79
struct ServerURL: PropertyTag {
    typealias Element = String
    static let path = "server.url"
}

final class Browser: Autowired {
    let url: String

    init(url: TaggedProvider<ServerURL>) {
        self.url = url.get()
    }
}

protocol OrderLog: Sendable {
    var name: String { get }
}

// Blocks 33, 58, 80
struct FileLog: OrderLog, Autowired {
    typealias BoundAs = any OrderLog
    static let qualifier = "file"

    let name: String = "file"
}

struct MemoryLog: OrderLog, Autowired {
    typealias BoundAs = any OrderLog
    static let qualifier = "memory"

    let name: String = "memory"
}

struct OrderService: Autowired {
    let log: any OrderLog

    init(_ log: any OrderLog) {
        self.log = log
    }
}

/// Bound by hand: a single property, and the log that a property selects.
enum LogModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperty(ServerURL.self)
        binder.bind((any OrderLog).self).to(qualifiedBy: "logger.storage")
    }
}

// Blocks 34, 59, 81
func logName(_ shop: Injector) -> String {
    shop.get((any OrderLog).self).name
}
