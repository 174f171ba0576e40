// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI

extension Suite {
    /// The benchmarks of a component for each request of a server that is open.
    static var requestScopes: [Benchmark] {
        [
            requestScope("session_run", "run a session without hooks; beside it build") { server, seed in
                try await server.sessions.run(seed) { consume($0) }
            },
            requestScope("session_dispose", "run a session with one onDispose; beside it build") { server, seed in
                try await server.disposedSessions.run(seed) { consume($0) }
            },
            requestScope("session_stop", "run a session with one onStop and a deadline; beside it build") {
                server, seed in
                try await server.stoppedSessions.run(seed) { consume($0) }
            },
            requestScope("session_stop_unlimited", "run a session with one onStop without a deadline; beside it build")
            {
                try await $0.stoppedSessions.run($1, stopTimeout: nil) { consume($0) }
            },
            requestScope("session_suspend", "run a session with one onStop that suspends; beside it build") {
                try await $0.suspendedSessions.run($1) { consume($0) }
            },
            requestScope("session_open", "open and close a session without hooks; beside it build") { server, seed in
                let session = try await server.sessions.open(seed)
                consume(session.root)
                _ = await session.close()
            },
            requestScope("session_open_stop", "open and close a session with one onStop; beside it build") {
                let session = try await $0.stoppedSessions.open($1)
                consume(session.root)
                _ = await session.close()
            },
        ]
    }

    private static func requestScope(
        _ name: String, _ summary: String, _ serve: @escaping @Sendable (Server, SessionSeed) async throws -> Void
    ) -> Benchmark {
        Benchmark(name, summary) {
            let server = try waiting { try await ComponentFactory.of(ServerComponent.self).open() }
            return Trial(
                subject: { runs in
                    unfailing {
                        try waiting { for user in 0..<runs { try await serve(server.root, .init(user: user)) } }
                    }
                },
                baseline: { runs in
                    unfailing { try waiting { for user in 0..<runs { await build(server.root, .init(user: user)) } } }
                },
                check: { try waiting { try await serve(server.root, SessionSeed(user: 1)) } })
        }
    }

    private static func build(_ server: Server, _ seed: SessionSeed) async {
        consume(server.sessions.build(seed))
    }
}
