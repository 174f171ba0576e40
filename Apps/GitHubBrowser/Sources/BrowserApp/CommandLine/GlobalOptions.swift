// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserNetworking

/// The options that every command has.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write JSON, with some fields or, as --json alone, with all.", valueName: "f1,f2"))
    var json: FieldList?

    @Flag(help: "Write lines of tab-separated text, also on a terminal.")
    var plain = false

    @Option(help: ArgumentHelp("Show so many rows of a list.", valueName: "N|all"))
    var limit: LimitArgument = LimitArgument(limit: .rows(30))

    @Option(help: "Ask this GitHub host; with --api-url, take the address for the host's.")
    var host: String?

    @Option(
        name: .customLong("api-url"),
        help: ArgumentHelp("Ask the API at this address. Only its own host's token goes there.", valueName: "url"))
    var apiURL: String?

    @Flag(help: "Show the data built into the program.")
    var demo = false

    @Flag(help: "Ask GitHub itself, also without a token.")
    var live = false

    @Flag(help: "Answer from the cache alone; open no connection.")
    var offline = false

    @Flag(help: "Ask the server also where the cache is fresh.")
    var refresh = false

    @Option(help: "Use colors: auto, always or never.")
    var color: ColorChoice = .auto

    @Flag(help: "Write long answers at once, also where GHB_PAGER or PAGER names a pager.")
    var noPager = false

    @Flag(name: .customLong("insecure-http"), help: "Allow plain http to other machines.")
    var insecureHTTP = false

    @Option(help: "Give up on a request after so many seconds; else what network.timeout says.")
    var timeout: Double?

    @Flag(help: "Wait where the server wants fewer requests.")
    var wait = false

    @Option(help: ArgumentHelp("Read the configuration from this file.", valueName: "file"))
    var config: String?

    @Option(
        name: .customLong("property"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Set a property of the configuration.", valueName: "key=value"))
    var property: [String] = []

    @Option(
        name: .customLong("properties"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Read properties from a further file.", valueName: "file"))
    var properties: [String] = []

    @Option(help: ArgumentHelp("Log from this level on, such as debug.", valueName: "level"))
    var logLevel: String?

    @Flag(name: .shortAndLong, help: "Write no remarks beside the answer.")
    var quiet = false

    func validate() throws {
        if demo && live { throw ValidationError("--demo and --live exclude each other.") }
        if offline && refresh { throw ValidationError("--offline and --refresh exclude each other.") }
        if json != nil && plain { throw ValidationError("--json and --plain exclude each other.") }
        if let timeout, !(timeout.isFinite && timeout > 0) {
            throw ValidationError("--timeout must be more than 0 seconds.")
        }
    }

    /// Refuses JSON where a text is wanted as it is.
    func validate(raw: Bool) throws {
        if raw && json != nil { throw ValidationError("--raw and --json exclude each other.") }
    }
}

/// The value of `--limit`.
struct LimitArgument: ExpressibleByArgument, Sendable {
    let limit: Limit

    init(limit: Limit) { self.limit = limit }

    init?(argument: String) {
        if argument == "all" {
            limit = .all
        } else if let rows = Int(argument), rows > 0 {
            limit = .rows(rows)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        switch limit {
        case .all: "all"
        case .rows(let rows): String(rows)
        }
    }
}

/// The value of `--json`.
struct FieldList: ExpressibleByArgument, Sendable {
    /// What stands for `--json` without a value; a comma is no name of a field.
    static let everything = ","

    /// The fields in the order asked for; nil for all.
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
