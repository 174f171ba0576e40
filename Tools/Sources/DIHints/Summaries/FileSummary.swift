// SPDX-License-Identifier: Apache-2.0

/// The part of one file's typed tree that hints need.
struct FileSummary: Codable, Equatable {
    let path: String
    var references: [InitializerReference] = []
    var isolated: [IsolatedReference] = []
    var initializers: [Initializer] = []
    /// The column of the first call of the library, by line.
    var columns: [Int: Int] = [:]

    /// Makes an empty summary.
    init(path: String) {
        self.path = path
    }

    /// Adds the column of a call.
    mutating func addColumn(_ column: Int, on line: Int) {
        columns[line] = min(column, columns[line] ?? .max)
    }

    /// Sorts by place, because trees are read in no particular order.
    mutating func sort() {
        references.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        isolated.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        initializers.sort { $0.symbol < $1.symbol }
    }
}

/// A reference to an initialiser without labels, as in `to(factory: Pump.init)`.
struct InitializerReference: Codable, Equatable {
    /// The initialiser that the compiler chose.
    let symbol: String
    /// The type as the source writes it.
    let type: String
    let line: Int
    let column: Int
    /// The place behind `init`.
    let endLine: Int
    let endColumn: Int

    /// Returns the edit of a file that replaces the reference.
    func edit(of path: String, to replacement: String) -> SourceEdit {
        SourceEdit(
            path: path, line: line, column: column, endLine: endLine, endColumn: endColumn, replacement: replacement)
    }
}

/// A method of a global actor, given to an injector that belongs to none.
struct IsolatedReference: Codable, Equatable {
    /// The type as the source writes it.
    let type: String
    let method: String
    let isMainActor: Bool
    let line: Int
    let column: Int
}

/// An initialiser of a type.
struct Initializer: Codable, Equatable {
    let symbol: String
    /// The mangled name of the type.
    let owner: String
    let labels: [String]
    let access: String
    let generics: String
    /// Whether it could be given to the same step of a builder as one without effects.
    let isUsable: Bool
    /// Whether a parameter can be a dependency.
    let hasDependency: Bool

    /// The name, such as `init(pump:)`.
    var name: String {
        "init(\(labels.map { $0 + ":" }.joined()))"
    }
}
