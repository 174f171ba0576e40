// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The environment variables of the process; an empty one counts as absent.
struct Environment: Sendable, Hashable {
    /// All variables, including the empty ones.
    let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables }

    /// The value of a variable; nil if it is absent or empty.
    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The folders of the program, as defined by the XDG base directory specification.
enum UserFolder: String {
    /// For data that can be fetched again.
    case cache
    /// For files that the user writes.
    case config
    /// For data that must survive between runs.
    case state

    /// Returns the folder, which may not exist. A relative path in a variable is ignored, as the specification requires.
    func url(environment: Environment) -> URL {
        func folder(in variable: String) -> URL? {
            environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let usual = self == .state ? ".local/state" : ".\(rawValue)"
        let home = folder(in: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser
        return (folder(in: "XDG_\(rawValue.uppercased())_HOME") ?? home.folder(named: usual)).folder(named: "ghb")
    }
}
