// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import DIObservability
import DIProperties
import DIServices

/// CoffeeServer [--profile] [--property server.port=8081]
@main
enum Program: ComponentProgram {
    static func run() async throws {
        let live = try LiveProperties(sources: [
            .file("coffee-server.yml", required: false), .environment(prefix: "COFFEE_"),
            .arguments(CommandLine.arguments),
        ])
        let (metrics, profile) = (CoffeeMetrics(), StartProfile())
        let isProfiled = CommandLine.arguments.contains("--profile")
        var options = GraphOptions(live: live).with(plugins: [ServicesPlugin()])
        options.observers = isProfiled ? [profile] : [MetricsObserver.metrics(factory: metrics)]
        let server = try ComponentFactory.of(ServerComponent.self, options)
        let outside = Outside(live: live, metrics: metrics)
        // Starts everything, shows what that took, and stops.
        if isProfiled { return try await server.run(outside) { _ in print(profile.report) } }
        try await server.serve(outside, within: .seconds(25))
    }
}
