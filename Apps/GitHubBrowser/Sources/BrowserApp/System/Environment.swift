// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The variables that the program was started with; an empty one counts as absent.
public struct Environment: Sendable, Hashable {
    /// All variables, the empty ones, too.
    public let variables: [String: String]

    /// Makes an environment.
    public init(_ variables: [String: String]) { self.variables = variables }

    /// The value of a variable; nil where it is absent or empty.
    public subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of the first of several variables that has one.
    public func first(of names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }
}

/// The program's folders below the user's, as the XDG base directory specification says.
enum UserFolder {
    /// For what can be had again.
    case cache
    /// For what the user writes.
    case config
    /// For what must last between runs.
    case state

    /// The folder, which need not exist; a relative path in a variable is to be ignored, says the specification.
    func url(environment: Environment) -> URL {
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("ghb")
        }
        let home =
            environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser
        return home.appendingPathComponent(usual).appendingPathComponent("ghb")
    }

    private var variable: String {
        switch self {
        case .cache: "XDG_CACHE_HOME"
        case .config: "XDG_CONFIG_HOME"
        case .state: "XDG_STATE_HOME"
        }
    }

    private var usual: String {
        switch self {
        case .cache: ".cache"
        case .config: ".config"
        case .state: ".local/state"
        }
    }
}
