// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@Suite struct DiagnosticStyleOutputTests {
    @Test(
        arguments: [
            (true, [:], true), (true, ["CLICOLOR_FORCE": "1"], true), (true, ["CLICOLOR_FORCE": "0"], true),
            (true, ["NO_COLOR": ""], true), (true, ["CLICOLOR": "1"], true), (true, ["TERM": "xterm"], true),
            (true, ["NO_COLOR": "0"], false), (true, ["CLICOLOR": "0"], false), (true, ["TERM": "dumb"], false),
            (true, ["CLICOLOR_FORCE": "", "NO_COLOR": "1"], false),
            (true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], true),
            (false, [:], false), (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false),
            (false, ["CLICOLOR": "1"], false),
        ] as [(Bool, [String: String], Bool)])
    func terminal_hasColors_unlessTheyAreRefused_otherOutputOnDemand(
        _ isTerminal: Bool, _ variables: [String: String], _ isColored: Bool
    ) {
        #expect(Diagnostic.Style._of(isTerminal: isTerminal) { variables[$0] } == (isColored ? .ansi : .plain))
    }
}
