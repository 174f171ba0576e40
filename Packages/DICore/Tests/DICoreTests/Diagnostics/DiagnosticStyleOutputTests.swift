// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct DiagnosticStyleOutputTests {
    @Test(
        arguments: [
            ([:], true), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], true), (["NO_COLOR": ""], true),
            (["CLICOLOR": "1"], true), (["TERM": "xterm"], true), (["NO_COLOR": "0"], false),
            (["CLICOLOR": "0"], false),
            (["TERM": "dumb"], false), (["CLICOLOR_FORCE": "", "NO_COLOR": "1"], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], true),
        ] as [([String: String], Bool)])
    func terminal_hasColors_unlessTheyAreRefused(_ variables: [String: String], _ isColored: Bool) {
        #expect(Diagnostic.Style._of(isTerminal: true) { variables[$0] } == (isColored ? .ansi : .plain))
    }

    @Test(
        arguments: [
            ([:], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false), (["CLICOLOR": "1"], false),
        ] as [([String: String], Bool)])
    func otherOutput_hasColorsOnlyOnDemand(_ variables: [String: String], _ isColored: Bool) {
        #expect(Diagnostic.Style._of(isTerminal: false) { variables[$0] } == (isColored ? .ansi : .plain))
    }
}
