// SPDX-License-Identifier: Apache-2.0

import DI
import Synchronization

/// The order in which things happened.
final class Journal: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func note(_ line: String) {
        entries.withLock { $0.append(line) }
    }
}

final class Database: Sendable {
    let journal: Journal

    init(journal: Journal) async throws {
        await Task.yield()
        self.journal = journal
        journal.note("database opened")
    }

    func close() async {
        await Task.yield()
        journal.note("database closed")
    }
}

final class Certificate: Sendable {
    let name: String

    init(journal: Journal) throws {
        name = "coffee.example"
        journal.note("certificate read")
    }
}

actor Listener {
    let database: Database
    let certificate: Certificate
    private(set) var isListening = false

    init(database: Database, certificate: Certificate) {
        self.database = database
        self.certificate = certificate
    }

    func start() throws {
        isListening = true
        database.journal.note("listening as \(certificate.name)")
    }

    func stop() {
        isListening = false
        database.journal.note("listens no more")
    }

    func answer(_ request: Request) -> String {
        "\(request.number) for \(request.guest)"
    }
}

struct Request: Sendable {
    let number: Int
    let guest: String
}

/// Answers one request, in a component of its own.
struct Handler {
    let request: Request
    let listener: Listener
    let report: AsyncProvider<Report>

    func respond() async throws -> String {
        let size = try await report.get().size
        return await listener.answer(request) + ", report of \(size) lines"
    }
}

/// Costs time, and only some requests ask for it.
final class Report: Sendable {
    let size: Int

    init(database: Database) async throws {
        await Task.yield()
        size = 3
        database.journal.note("report written")
    }
}
