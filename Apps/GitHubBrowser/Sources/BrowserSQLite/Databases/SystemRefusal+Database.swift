// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import GRDB

extension SystemRefusal {
    /// Describes an error without statements or values.
    init(of error: any Error) { self.init(Self.words(for: error)) }

    /// Returns an error in few words, without statements or values.
    static func words(for error: any Error) -> String {
        switch error {
        case let error as DatabaseError where error.isBusy: "another process has locked it"
        case let error as DatabaseError: error.message ?? "SQLite reports \(error.resultCode.rawValue)"
        default: "\(error)"
        }
    }
}

extension DatabaseError {
    /// Whether the file is damaged.
    var isDamage: Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) || extendedResultCode == .SQLITE_IOERR_SHORT_READ
    }

    /// Whether another connection locks the file.
    var isBusy: Bool { [.SQLITE_BUSY, .SQLITE_LOCKED].contains(resultCode) }
}
