// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import GRDB

extension Row {
    /// Returns the value of a column; nil, where GRDB's subscripts trap, for one of another type, which any program can put there.
    func value<Value: DatabaseValueConvertible>(_ index: Int) -> Value? { Value.fromDatabaseValue(self[index]) }

    func time(_ index: Int) -> Date? { value(index).map(Date.init(timeIntervalSince1970:)) }
}

extension SystemRefusal {
    /// Describes an error in few words, without statements or values.
    init(of error: any Error) {
        switch error {
        case let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode):
            self.init("another process has locked it")
        case let error as DatabaseError: self.init(error.message ?? "SQLite reports \(error.resultCode.rawValue)")
        default: self.init("\(error)")
        }
    }
}

extension DatabaseError {
    /// Whether the file is damaged.
    var isDamage: Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) || extendedResultCode == .SQLITE_IOERR_SHORT_READ
    }
}
