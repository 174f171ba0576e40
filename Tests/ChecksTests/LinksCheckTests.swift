// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct LinksCheckTests {
    /// Returns what the check says about a page that stands beside another page and a folder.
    private func result(for page: String) throws -> Checkout.Result {
        let checkout = try Checkout()
        try checkout.write("# Beans\n\n## From the `mill`\n\n## Twice\n\n## Twice\n", to: "Beans.md")
        try checkout.write(page, to: "Articles/Cups.md")
        return try checkout.run("Scripts/checks/links")
    }

    @Test func links_pass_toFiles_foldersAndHeadings() throws {
        let result = try result(
            for: """
                # Cups, and saucers

                [Beans](../Beans.md), [the
                mill](../Beans.md#from-the-mill), [again](../Beans.md#twice-1), [here](#cups-and-saucers),
                [all of it](..), [the web](https://swift.org/nowhere), ![a picture](../Beans.md "Beans")
                """)
        #expect(
            result == Checkout.Result(status: 0, output: "check-links: 2 files, 7 links, no problems\n", errors: ""))
    }

    @Test(arguments: [
        ("[x](Beans.md)", "'Beans.md' leads nowhere"),
        ("[x](/Beans.md)", "'/Beans.md' leads nowhere"),
        ("[x](../Beans.md#mill)", "'../Beans.md#mill' leads to no heading"),
        ("[x](../Beans.md#twice-2)", "'../Beans.md#twice-2' leads to no heading"),
        ("[x](#From-the-mill)", "'#From-the-mill' leads to no heading"),
        ("[x](../Scripts/check#L1)", "'../Scripts/check#L1' has an anchor, and isn't Markdown"),
        ("![x](cup.png)", "'cup.png' leads nowhere"),
        ("[![x](../Beans.md)](Saucers.md)", "'Saucers.md' leads nowhere"),
        ("<img src=\"cup.png\">", "'cup.png' leads nowhere"),
        ("<doc:Beans>", "'<doc:Beans>' works in DocC alone; write [title](Page.md)"),
    ])
    func deadLink_fails(_ line: String, _ problem: String) throws {
        let result = try result(for: "# Cups\n\n\(line)\n")
        #expect(result.status == 1)
        #expect(result.errors == "Articles/Cups.md:3: \(problem)\n")
    }

    @Test func symbolicLink_fails() throws {
        let checkout = try Checkout()
        try checkout.write("[cups](Cup.md)\n", to: "Cups.md")
        try checkout.writeProgram("ln -s Cups.md Cup.md", to: "link")
        #expect(try checkout.run("link").status == 0)
        let result = try checkout.run("Scripts/checks/links")
        #expect(result.status == 1)
        #expect(result.errors == "Cups.md:1: 'Cup.md' is a symbolic link; link to the file that it stands for\n")
    }

    @Test func codeAndComments_haveNoLinks() throws {
        let result = try result(
            for: """
                # Cups

                Code such as `[x](y.md)` and ``<doc:Cup>``, and a lone ` backtick.

                ````text
                ```
                [x](y.md)
                ```
                <doc:Cup>
                ````

                <!-- swift
                let x = [y](z.md)
                -->

                <!-- [x](y.md) -->
                """)
        #expect(
            result == Checkout.Result(status: 0, output: "check-links: 2 files, 0 links, no problems\n", errors: ""))
    }
}
