// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package di`: checks, draws, compares and explains the object graphs of a package.
///
/// The plugin builds and links; the linked program, which is `DIChecking` with the objects of the package, finds the answer. This
/// script is compiled once by every package that depends on this one, used or not.
@main
struct DICheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        do {
            let options = try Options(arguments)
            let checked = try CheckedPackage(context, options)
            let program = try checked.makeProgram(packageManager)
            exit(try checked.run(program))
        } catch let problem as Problem {
            Diagnostics.error(problem.text)
            exit(problem.status)
        }
    }
}

/// A reason for which nothing was checked, as the user reads it.
struct Problem: Error {
    /// 2, or 64 for a command that isn't understood.
    var status: Int32 = 2
    let text: String
}
