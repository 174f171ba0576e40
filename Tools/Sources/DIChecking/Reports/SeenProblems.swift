// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The problems of the last check of a watch, in a file of its own.
struct SeenProblems {
    /// A problem.
    struct Problem: Codable, Equatable {
        /// The file and the headline, by which it is recognised when its line has moved.
        let name: String
        /// The place and the headline, as the report has them.
        let line: String
    }

    /// The absolute path of the file.
    let path: String

    /// Reads the problems; none before the first check, or if the file can't be read.
    func read() -> [Problem] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return [] }
        return (try? JSONDecoder().decode([Problem].self, from: data)) ?? []
    }

    /// Replaces the problems.
    func write(_ problems: [Problem]) throws {
        try JSONEncoder().encode(problems).write(to: URL(filePath: path), options: .atomic)
    }
}
