// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Logging
import ServiceLifecycle

/// The worker: brews one order after the other, until the server stops. What is in the machine is finished.
struct Barista: Service {
    let store: any OrderStore
    let clock: any Clock<Duration>
    let settings: Live<BarSettings>
    let logger: Logger

    func run() async throws {
        while !Task.isShuttingDownGracefully {
            for order in try await store.waiting() where !Task.isShuttingDownGracefully {
                try await clock.sleep(for: .seconds(settings.current.secondsForACup))
                try await store.finish(order.id)
                logger.info("brewed", metadata: ["drink": "\(order.drink)", "guest": "\(order.guest)"])
            }
            let clock = clock
            try? await cancelWhenGracefulShutdown { try await clock.sleep(for: .milliseconds(100)) }
        }
        logger.info("the bar is closed")
    }
}
