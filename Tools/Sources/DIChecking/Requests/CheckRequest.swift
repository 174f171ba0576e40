// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The request that the plugin writes for the checker, as JSON: a command with its options, and the package it is about.
public struct CheckRequest: Codable, Sendable, Equatable {
    /// The verb after `swift package di`.
    public enum Command: String, Codable, Sendable {
        case check, graph, diff, doctor, fakes
    }

    /// The verb.
    public var command: Command
    /// The names after `--component`; all components if empty.
    public var components: [String] = []
    /// The absolute paths after `--properties`, in order; nil without the option.
    public var properties: [String]?
    /// Whether diagnostics show values of those files.
    public var showsValues: Bool = false
    /// The format: `text`, `json`, `sarif`, `dot`, `mermaid`, `html` or `markdown`, as far as the command has it.
    public var format: String = "text"
    /// Whether warnings count as errors for the exit status.
    public var warningsAsErrors: Bool = false
    /// The severities of warnings and notes by their ids, or `off` to leave them out; an error stays one. Nil counts as none.
    public var severities: [String: String]?
    /// Whether notes are left out, and the summary of an empty report; nil counts as no.
    public var isBrief: Bool?
    /// Whether reports name files by absolute paths, as compilers do; nil counts as no.
    public var namesWholePaths: Bool?
    /// The type after `--focus`.
    public var focus: String?
    /// The type after `--why`.
    public var why: String?
    /// The two types after `--path`; empty without the option.
    public var path: [String] = []
    /// The module, component or type after `fakes`; nil for other commands.
    public var subject: String?
    /// The absolute paths of the two graphs of `diff`.
    public var files: [String] = []
    /// The package; nil for `diff`.
    public var package: PackageLayout?
    /// The address of the folder with the pages of diagnostic ids on the web, with a slash at its end; nil if there is none.
    public var documentation: String?
    /// The absolute path of the plugin's work folder: the only one that the checker writes to.
    public var workFolder: String
    /// The process of `swift package`, which prints the answer; nil if it isn't known.
    public var printer: Int32?
    /// The process of the plugin, with which the checker ends; nil if it doesn't.
    public var plugin: Int32?

    /// Makes the request of a command.
    public init(command: Command, workFolder: String) {
        self.command = command
        self.workFolder = workFolder
    }
}

extension CheckRequest {
    /// Returns a diagnostic with the requested severity; nil if it isn't shown.
    func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
        var diagnostic = diagnostic
        if diagnostic.severity != .error, let severity = severities?[diagnostic.id.rawValue] {
            guard severity != "off" else { return nil }
            diagnostic.severity = Diagnostic.Severity(rawValue: severity)
        }
        return isBrief == true && diagnostic.severity == .note ? nil : diagnostic
    }
}
