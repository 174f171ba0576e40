// SPDX-License-Identifier: Apache-2.0

extension Diagnostic.Style {
    /// Returns the style for an output: with colors on a terminal, or if `CLICOLOR_FORCE` demands them.
    ///
    /// `CLICOLOR_FORCE` overrides `NO_COLOR`, as in other programs with both.
    @_optimize(size)
    package static func _of(isTerminal: @autoclosure () -> Bool, _ value: (String) -> String?) -> Self {
        if let forced = value("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return .ansi }
        if value("NO_COLOR")?.isEmpty == false || value("CLICOLOR") == "0" || value("TERM") == "dumb" { return .plain }
        return isTerminal() ? .ansi : .plain
    }

    /// The style for the standard error of this process.
    package static var _ofStandardError: Self {
        // Proof: the value is a C string, and no code changes environment variables of these names.
        _of(isTerminal: isTerminal(2) == 1) { name in environmentValue(name).map { String(cString: $0) } }
    }
}

/// Declared here, since this layer imports no C library. Proof: the C function takes and returns an `int`, for which the
/// calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("isatty")
private func isTerminal(_ descriptor: Int32) -> Int32
