// SPDX-License-Identifier: Apache-2.0

import DIGate
import Foundation

exit(Gate.run(Array(CommandLine.arguments.dropFirst())) { FileHandle.standardOutput.write($0) })
