// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A program whose errors end it with a report and an exit status, instead of a trap and a backtrace.
///
/// Mark a type with `@main`, and write the program as ``run()``:
///
/// ```swift
/// enum ShopProgram: ComponentProgram {
///     static func run() async throws {
///         let maker = try ComponentFactory.of(ShopComponent.self).build()
///         print(maker.heater)
///     }
/// }
/// ```
///
/// An error that `run()` throws is written to standard error, with colors on a terminal unless `NO_COLOR`,
/// `CLICOLOR=0` or `TERM=dumb` disables them; `CLICOLOR_FORCE=1` enables them. The process then exits with 78
/// (`EX_CONFIG` of `sysexits.h`) if the graph or the configuration is at fault, so that a service manager needn't
/// start the program again, otherwise with 1. If `run()` returns, the status is 0.
///
/// Configuration keys that nothing reads are written to standard error, too, when the graph is planned. With
/// `DIDiagnostics`, `severities: [.propertyUnknown: nil]` silences it, and `.error` makes it an error.
///
/// The type takes no arguments and needs no instance; `run()` may be `@MainActor`. A program with its own
/// parser of arguments doesn't need it: the description of the error is the whole report.
public protocol ComponentProgram {
    /// Builds the program's component and uses it until the program ends.
    ///
    /// - Throws: Any error, such as a `GraphError`, a `PropertyError` or a `ConstructionError`: it ends the program.
    static func run() async throws
}

extension ComponentProgram {
    /// Runs the program, and ends the process with the report of an error and its exit status.
    public static func main() async {
        ProgramRemarks.areWritten.store(true, ordering: .relaxed)
        do {
            try await run()
        } catch {
            let report = ProgramReport(error, in: ._ofStandardError)
            _writeToStandardError(report.text)
            // Not `return`: the status of a process that returns from its main function is 0.
            exitProcess(report.status)
        }
    }
}

/// The warnings about the input of a graph, such as unread keys of its configuration, which a ``ComponentProgram`` writes
/// to standard error.
enum ProgramRemarks {
    /// Whether a component program is running.
    static let areWritten: Atomic<Bool> = Atomic(false)
}

/// The report and the exit status of a program that an error ends.
struct ProgramReport: Equatable {
    /// The text for standard error, with its line end.
    let text: String
    /// 78 for a graph or a configuration, otherwise 1.
    let status: Int32

    init(_ error: any Error, in style: Diagnostic.Style = .plain) {
        let failure = error as? ConstructionError
        let description = String(describing: error)
        let rendered = failure?.rendered(in: style) ?? (error as? any _Misconfiguration)?.rendered(in: style)
        text = (description.hasPrefix("error: ") ? "" : "error: ") + (rendered ?? description) + "\n"
        let isMisconfiguration = failure?._isMisconfiguration ?? (error is any _Misconfiguration)
        status = isMisconfiguration ? 78 : 1
    }
}

/// Declared here, since this layer imports no C library. Proof: the C function takes an `int` and doesn't return, for which the
/// calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("exit")
private func exitProcess(_ status: Int32) -> Never
