// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserNetworking

struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Print JSON with these fields; --json alone prints all of them.", valueName: "f1,f2"))
    var json: FieldList?

    @Flag(help: "Print tab-separated lines, even on a terminal.")
    var plain = false

    @Option(
        name: [.customShort("L"), .long], parsing: .unconditional,
        help: ArgumentHelp("Show at most this many rows of a list.", valueName: "N|all"))
    var limit: Limit = .rows(30)

    @Option(help: "Use this GitHub host; with --api-url, that address is its API.")
    var host: String?

    @Option(
        name: .customLong("api-url"),
        help: ArgumentHelp(
            "Use the API at this address. Only the token of its own host is sent there.", valueName: "url"))
    var apiURL: String?

    @Flag(help: "Show the built-in demo data.")
    var demo = false

    @Flag(help: "Use GitHub itself, even without a token.")
    var live = false

    @Flag(help: "Answer from the cache only; open no connection.")
    var offline = false

    @Flag(help: "Ask the server even if the cache is fresh.")
    var refresh = false

    @Option(help: "Use colors: auto, always or never.")
    var color: ColorChoice = .auto

    @Flag(help: "Use no pager, even if GHB_PAGER or PAGER is set.")
    var noPager = false

    @Flag(name: .customLong("insecure-http"), help: "Allow plain http to other machines.")
    var insecureHTTP = false

    @Option(help: "Give up on a request after this many seconds, instead of network.timeout.")
    var timeout: Double?

    @Flag(help: "Wait when rate limited instead of failing.")
    var wait = false

    @Option(help: ArgumentHelp("Read the configuration from this file.", valueName: "file"))
    var config: String?

    @Option(
        name: .customLong("property"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Set a property of the configuration.", valueName: "key=value"))
    var property: [String] = []

    @Option(
        name: .customLong("properties"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Read properties from another file.", valueName: "file"))
    var properties: [String] = []

    @Option(help: ArgumentHelp("Log messages of this level and above, such as debug.", valueName: "level"))
    var logLevel: String?

    @Flag(name: .shortAndLong, help: "Print no notices on standard error.")
    var quiet = false

    func validate() throws {
        if demo && live { throw ValidationError("--demo and --live exclude each other.") }
        if offline && refresh { throw ValidationError("--offline and --refresh exclude each other.") }
        if json != nil && plain { throw ValidationError("--json and --plain exclude each other.") }
        if let timeout, !(timeout.isFinite && timeout > 0) {
            throw ValidationError("--timeout must be more than 0 seconds.")
        }
    }
}

/// The value of `--limit`.
extension Limit: ExpressibleByArgument {
    /// Reads `all` or a number of rows.
    package init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let rows = Int(argument), rows > 0 {
            self = .rows(rows)
        } else {
            return nil
        }
    }

    /// The limit as the help shows it.
    package var defaultValueDescription: String {
        switch self {
        case .all: "all"
        case .rows(let rows): String(rows)
        }
    }
}

/// The value of `--json`.
struct FieldList: ExpressibleByArgument, Sendable {
    /// The value that represents `--json` without one; a comma can't be the name of a field.
    static let everything = ","

    /// The fields in the requested order; nil for all.
    let names: [String]?

    init?(argument: String) {
        names =
            argument == Self.everything
            ? nil
            : argument.split(separator: ",", omittingEmptySubsequences: false)
                .map(String.init)
    }
}

extension ColorChoice: ExpressibleByArgument {}
