// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Hummingbird
import Logging

/// Throughput component|hand PORT [--property database.path=FILE]
///
/// A server with the request component of CoffeeServer, or with the same objects made by the handlers. Ends with a signal.
@main
enum Program: ComponentProgram {
    static func run() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let port = Int(arguments[2]) else { throw Misuse() }
        let properties = try Properties(sources: [.arguments(arguments)])
        let server = try ComponentFactory.of(ServerComponent.self, properties: properties)
        try await server.run { routes in
            var logger = Logger(label: "throughput")
            logger.logLevel = .error
            let application = Application(
                router: arguments[1] == "hand" ? routes.byHand() : routes.byComponent(),
                configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)), logger: logger)
            try await application.runService()
        }
    }

    struct Misuse: Error, CustomStringConvertible {
        var description: String { "usage: Throughput component|hand PORT" }
    }
}

/// The storage and the requests of CoffeeServer, without what else runs in it.
struct ServerComponent: RootComponent {
    typealias Root = Routes
    typealias Scope = Singleton
    typealias Construction = Throwing

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: StorageModule.self)
        binder.install(dependency: RequestComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Routes>) -> BindingReceipt<Routes> {
        bind.to(factory: Routes.init)
    }
}
