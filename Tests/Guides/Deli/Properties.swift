// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

// Blocks 29, 56, 76
struct ServerConfig: ConfigProperty {
    static let path = "server"
    let url: String
    let isDebug: Bool
    let port: Int?
}

// Blocks 30, 77
struct Network {
    let config: ServerConfig
}

// Blocks 31, 57, 79
struct ServerURL: PropertyTag {
    typealias Element = String
    static let path = "server.url"
}

struct Browser {
    let url: TaggedProvider<ServerURL>
}

// Blocks 32, 60, 78
func proxy(in properties: Properties) throws -> String {
    try properties.value(String?.self, at: "server.proxy") ?? "none"
}

// Block 46
func port(in properties: Properties) throws -> Int? {
    try properties.value(Int?.self, at: "server.port")
}

// Block 47
func server(in properties: Properties) throws -> ServerConfig {
    try properties.value(of: ServerConfig.self)
}

protocol OrderLog: Sendable {
    var name: String { get }
}

struct FileLog: OrderLog {
    let name: String = "file"
}

struct MemoryLog: OrderLog {
    let name: String = "memory"
}

// Blocks 33, 58, 80
struct LogModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any OrderLog).self).qualified("file").to { FileLog() }
        binder.bind((any OrderLog).self).qualified("memory").to { MemoryLog() }
        binder.bind((any OrderLog).self).to(qualifiedBy: "logger.storage")
    }
}

struct OrderService {
    let log: any OrderLog
}

struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bindProperties(ServerConfig.self)
        binder.bindProperty(ServerURL.self)
        binder.bind(Network.self).sharedInScope().to(factory: Network.init)
        binder.bind(Browser.self).to(factory: Browser.init)
    }
}

// Blocks 25, 26, 27, 73, 74
func properties(profile: String, arguments: [String] = []) throws -> Properties {
    try Properties(sources: [
        .files(matching: "Configuration/common/*.yml", required: false),
        .file("Configuration/application-\(profile).yml"),
        .arguments(arguments),
    ])
}

func networking(_ properties: Properties) throws -> Injector {
    try Injector(options: GraphOptions(properties: properties)) {
        include(module: NetworkModule.self)
        include(module: LogModule.self)
        factory(OrderService.init)
    }
}

// Blocks 34, 59, 81
func logName(_ networking: Injector) -> String {
    networking.get((any OrderLog).self).name
}

// Blocks 51, 52, 53, 54, 55
func mergedNames() throws -> Properties {
    try Properties(sources: [
        .json(#"{ "name": "The \"Corner\"", "server": { "url": "http://corner.example" }, "tags": ["a", "b"] }"#),
        .json(#"{ "server": { "port": 8080 }, "tags": ["c"] }"#),
    ])
}
