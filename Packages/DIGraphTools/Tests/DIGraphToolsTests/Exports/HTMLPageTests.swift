// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The page of a graph as text. `Scripts/checks/page` tests it in a browser.
@Suite struct HTMLPageTests {
    private static func data(in page: String) throws -> String {
        let start = try #require(page.firstRange(of: "id=\"graph-data\">"))
        let rest = page[start.upperBound...]
        let end = try #require(rest.firstRange(of: "</script>"))
        return String(rest[..<end.lowerBound])
    }

    @Test(arguments: [BindingGraph.coffeeShop, .openingShop, .kiosk])
    func data_isTheJSON(of graph: BindingGraph) throws {
        let data = try Self.data(in: graph.html())
        #expect(!data.contains("<"))
        #expect(try BindingGraph(json: data).json() == graph.json())
    }

    @Test func title_isTheRootComponent_unlessItIsGiven() {
        #expect(BindingGraph.kiosk.html().contains("<title>Shop</title>"))
        #expect(BindingGraph.kiosk.html(title: "Fish & <chips>").contains("<title>Fish &amp; &lt;chips&gt;</title>"))
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        #expect(empty.html().contains("<title>Graph</title>"))
    }

    @Test func page_namesNoAddress_andAllowsNothingToBeLoaded() throws {
        let page = BindingGraph.kiosk.html()
        // The name of SVG in the browser's interface is an address that nothing loads.
        let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
        for mark in ["http:", "https:", "//cdn", "url(h", "@import", "src=", "href=", "import(", "fetch(", "eval("] {
            #expect(!rest.contains(mark), "\(mark)")
        }
        let policy = try #require(page.split(separator: "\n").first { $0.contains("Content-Security-Policy") })
        #expect(
            policy.replacing(/sha256-[A-Za-z0-9+\/]{43}=/, with: "HASH") == """
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'HASH'; \
                style-src 'HASH'; base-uri 'none'; form-action 'none'">
                """)
    }

    @Test(arguments: ["</script><script>alert(1)</script>", "<!-- <script", "a\u{2028}b", "\"\\\n\u{0}", "&quot;&#60;"])
    func name_cannotLeaveTheDataBlock(name: String) throws {
        var builder = GraphBuilder()
        builder.bind(name, in: builder.component(name, scope: name, seed: name), kind: name, module: name)
        let graph = builder.graph
        let page = graph.html(title: "hostile")
        #expect(
            page.split(separator: "</script>").count == BindingGraph.kiosk.html().split(separator: "</script>").count)
        let data = try Self.data(in: page)
        #expect(!data.contains("<"))
        #expect(try BindingGraph(json: data).bindings == graph.bindings)
    }
}
