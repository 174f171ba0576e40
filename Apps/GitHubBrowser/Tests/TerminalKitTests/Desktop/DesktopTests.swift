// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import Testing

@Suite struct DesktopTests {
    @Test func copiedText_cannotLeaveItsSequence() {
        let copied = Clipboard.copying("https://a\u{7}\u{1B}]0;x").map { String(decoding: $0, as: UTF8.self) }
        #expect(copied == "\u{1B}]52;c;aHR0cHM6Ly9hBxtdMDt4\u{7}")
        #expect(Clipboard.copying(String(repeating: "x", count: 64 * 1024 + 1)) == nil)
    }

    @Test(arguments: [
        ("sh", ["/bin/sh", "https://a/$(x)"]), ("none:sh -c %s", ["/bin/sh", "-c", "https://a/$(x)"]),
        ("/bin/sh --new-tab", ["/bin/sh", "--new-tab", "https://a/$(x)"]),
        ("sh u=%s&v", ["/bin/sh", "u=https://a/$(x)&v"]),
    ])
    func address_isOneArgument(browser: String, command: [String]) throws {
        let opener = AddressOpener(environment: ["BROWSER": browser, "PATH": "/nowhere:/bin"])
        #expect(try opener.command(for: "https://a/$(x)") == command)
    }

    @Test(arguments: ["file:///etc/passwd", "javascript:x", "-x", "", "https://", "https://a b", "https://a\n"])
    func otherAddresses_areRefused(address: String) {
        let opener = AddressOpener(environment: ["BROWSER": "sh", "PATH": "/bin"])
        #expect(throws: AddressOpener.Failure.notWeb) { try opener.command(for: address) }
    }

    @Test(arguments: [
        (nil, "no browser found; set BROWSER to the program that opens addresses"),
        ("none", "no browser found; BROWSER names 'none', which is not a program"),
    ])
    func missingBrowser_isSaid(wanted: String?, text: String) {
        let opener = AddressOpener(environment: ["BROWSER": wanted ?? "", "PATH": "/nowhere"])
        let failure = #expect(throws: AddressOpener.Failure.noBrowser(wanted: wanted)) {
            try opener.command(for: "https://a")
        }
        #expect(failure?.description == text)
    }
}
