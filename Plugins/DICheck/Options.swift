// SPDX-License-Identifier: Apache-2.0

/// The command line after `swift package di`.
struct Options {
    var command = ""
    var components: [String] = []
    var properties: [String]?
    var format = "text"
    var warningsAsErrors = false
    var hints = true
    var focus: String?
    var why: String?
    var path: [String] = []
    var files: [String] = []
    var builds = true
    var configuration = "debug"

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        guard let command = rest.popFirst() else { throw Self.wrong("no command") }
        self.command = command
        while let argument = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Self.wrong("no value after \(argument)") }
                return value
            }
            switch argument {
            case "--component": components.append(try value())
            case "--properties": properties = (properties ?? []) + [try value()]
            case "--format": format = try value()
            case "--warnings-as-errors": warningsAsErrors = true
            case "--no-hints": hints = false
            case "--no-build": builds = false
            case "--focus": focus = try value()
            case "--why": why = try value()
            case "--path": path = [try value(), try value()]
            case "-c": configuration = try value()
            default: throw Self.wrong("'\(argument)' is not an option")
            }
        }
    }

    static func wrong(_ text: String) -> Problem {
        Problem(status: 64, text: text)
    }
}
