// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import DIServices

/// CoffeeServer [--property server.port=8081]
@main
enum Program: ComponentProgram {
    static func run() async throws {
        let properties = try Properties(sources: [
            .file("coffee-server.yml", required: false), .environment(prefix: "COFFEE_"),
            .arguments(CommandLine.arguments),
        ])
        let server = try ComponentFactory.of(
            ServerComponent.self, GraphOptions(properties: properties, plugins: [ServicesPlugin()]))
        try await server.serve(within: .seconds(25))
    }
}
