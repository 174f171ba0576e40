// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties

struct ServerConfig: ConfigProperty {
    static let path = "server"
    let url: String
    let isDebug: Bool
    let port: Int?
}

final class Network: Sendable {
    let config: ServerConfig

    init(config: ServerConfig) {
        self.config = config
    }
}

struct ServerURL: PropertyTag {
    typealias Element = String
    static let path = "server.url"
}

final class Browser {
    let url: String

    init(url: TaggedProvider<ServerURL>) {
        self.url = url.get()
    }
}

func proxy(in properties: Properties) throws -> String {
    try properties.value(String?.self, at: "server.proxy") ?? "none"
}

func port(in properties: Properties) throws -> Int? {
    try properties.value(Int?.self, at: "server.port")
}

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
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bindProperties(ServerConfig.self)
        binder.bindProperty(ServerURL.self)
        binder.bind(Network.self).sharedInScope().to(factory: Network.init)
        binder.bind(Browser.self).to(factory: Browser.init)
    }
}

func properties(profile: String, arguments: [String] = []) throws -> Properties {
    try Properties(sources: [
        .files(matching: "Configuration/common/*.yml", required: false),
        .file("Configuration/application-\(profile).yml"),
        .arguments(arguments),
    ])
}

struct Networking {
    let network: Network
    let browser: Browser
    let orders: OrderService
}

struct NetworkingComponent: RootComponent {
    typealias Root = Networking
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: NetworkModule.self)
        binder.include(module: LogModule.self)
        binder.bind(OrderService.self).to(factory: OrderService.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Networking>) -> BindingReceipt<Networking> {
        bind.to(factory: Networking.init)
    }
}

func networking(_ properties: Properties) throws -> Injector {
    try Injector(ComponentFactory.of(NetworkingComponent.self, properties: properties))
}

func logName(_ networking: Injector) -> String {
    networking.get((any OrderLog).self).name
}

func mergedNames() throws -> Properties {
    try Properties(sources: [
        .json(#"{ "name": "The \"Corner\"", "server": { "url": "http://corner.example" }, "tags": ["a", "b"] }"#),
        .json(#"{ "server": { "port": 8080 }, "tags": ["c"] }"#),
    ])
}
