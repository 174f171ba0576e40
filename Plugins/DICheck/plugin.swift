// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package di`: checks, draws, compares and explains the object graphs of a package.
@main
struct DICheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {}
}
