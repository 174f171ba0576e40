// SPDX-License-Identifier: Apache-2.0

import Foundation

// The plugin DICheck compiles this file and the module's files as one.
#if canImport(DICommand)
import DICommand
#endif

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
