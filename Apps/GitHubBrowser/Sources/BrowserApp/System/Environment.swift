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
        let home: URL
        let usual = self == .state ? ".local/state" : ".\(rawValue)"
        if let path = environment["XDG_\(rawValue.uppercased())_HOME"], path.hasPrefix("/") {
            home = URL(fileURLWithPath: path, isDirectory: true)
        } else if let path = environment["HOME"], path.hasPrefix("/") {
            home = URL(fileURLWithPath: path, isDirectory: true).folder(named: usual)
        } else {
            home = FileManager.default.homeDirectoryForCurrentUser.folder(named: usual)
        }
        return home.folder(named: "ghb")
    }
}
