// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The growth of the memory in use in each of three rounds: what a round leaves behind is in all of them, and what the system does
/// meanwhile is not.
func residentGrowth(_ round: () throws -> Void) rethrows -> [Int] {
    try (0..<3).map { _ in
        let before = residentKilobytes()
        precondition(before > 0, "the memory in use is unknown")
        try round()
        return residentKilobytes() - before
    }
}

/// The memory of the process that is in use.
func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4
}
