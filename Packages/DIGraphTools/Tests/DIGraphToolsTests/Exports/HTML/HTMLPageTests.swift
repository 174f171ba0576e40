// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The page of a graph as text. What it does in a browser is tried by `Scripts/checks/page`.
@Suite struct HTMLPageTests {
    private static let shop = BindingGraph(
        components: [
            .init(
                id: "Cafe.Shop", name: "Shop", parent: nil, scope: "PerShop", seed: nil,
                root: "Cafe.Shop:Cafe.CoffeeMaker"),
            .init(id: "Cafe.Shop/Cafe.Kiosk", name: "Kiosk", parent: "Cafe.Shop", scope: nil, seed: "Bean", root: nil),
        ],
        bindings: [
            .init(
                id: "Cafe.Shop:Cafe.CoffeeMaker", component: "Cafe.Shop", key: "CoffeeMaker", kind: "factory",
                sharing: .unshared, module: nil, place: Place(fileID: "Cafe/Shop.swift", line: 7)),
            .init(
                id: "Cafe.Shop:Cafe.Heater", component: "Cafe.Shop", key: "Heater", kind: "factory", sharing: .shared,
                module: "BrewingModule", place: Place(fileID: "Cafe/BrewingModule.swift", line: 12)),
            .init(
                id: "Cafe.Shop/Cafe.Kiosk:Cafe.Bean", component: "Cafe.Shop/Cafe.Kiosk", key: "Bean", kind: "seed",
                sharing: .unshared, module: nil, place: nil),
        ],
        edges: [.init(from: "Cafe.Shop:Cafe.CoffeeMaker", to: "Cafe.Shop:Cafe.Heater", kind: .lazy)],
        diagnostics: [
            Diagnostic(
                id: .missingBinding, severity: .error, subject: "Pump", message: "no binding for 'Pump'",
                trace: [
                    .init(
                        .neededBy, name: "Heater", place: Place(fileID: "Cafe/BrewingModule.swift", line: 12),
                        remark: "")
                ],
                fixes: ["bind 'Pump' in 'Shop' or a module it includes"])
        ],
        unmetNeeds: [.init(from: "Cafe.Shop:Cafe.Heater", key: "Pump", kind: .direct, isMeant: false)])

    private static func data(in page: String) throws -> String {
        let start = try #require(page.range(of: "id=\"graph-data\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        return String(page[start.upperBound..<end.lowerBound])
    }

    @Test func data_isTheGraph_inTables() throws {
        #expect(
            try Self.data(in: Self.shop.html(title: "Coffee")) == """
                {"title":"Coffee",
                "components":[{"id":"Cafe.Shop","name":"Shop","parent":-1,"scope":"PerShop","seed":null,"root":0},
                {"id":"Cafe.Shop/Cafe.Kiosk","name":"Kiosk","parent":0,"scope":null,"seed":"Bean","root":-1}],
                "bindings":[[0,"CoffeeMaker",0,0,-1,0,7,"Cafe.CoffeeMaker"],
                [0,"Heater",0,1,0,1,12,"Cafe.Heater"],
                [1,"Bean",1,0,-1,-1,0,"Cafe.Bean"]],
                "edges":[[0,1,0]],
                "unmet":[[1,"Pump",1,false]],
                "diagnostics":[{"id":"DI/MissingBinding","severity":"error","subject":"Pump",\
                "message":"no binding for 'Pump'","trace":[["needed by","Heater","",\
                "Cafe/BrewingModule.swift:12","",1]],"notes":[],\
                "fixes":["bind 'Pump' in 'Shop' or a module it includes"]}],
                "kinds":["factory","seed"],
                "sharings":["unshared","shared"],
                "modules":["BrewingModule"],
                "files":["Cafe/Shop.swift","Cafe/BrewingModule.swift"],
                "edgeKinds":["lazy","direct"]}
                """)
    }

    @Test func title_isTheRootComponent_unlessItIsGiven() {
        #expect(Self.shop.html().contains("<title>Shop</title>"))
        #expect(Self.shop.html(title: "Fish & <chips>").contains("<title>Fish &amp; &lt;chips&gt;</title>"))
    }

    @Test func page_namesNoAddress_andAllowsNothingToBeLoaded() throws {
        let page = Self.shop.html()
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

    @Test(arguments: [
        ("</script><script>alert(1)</script>", #"\u003c/script\u003e\u003cscript\u003ealert(1)\u003c/script\u003e"#),
        ("<!-- <script", #"\u003c!-- \u003cscript"#),
        ("a\u{2028}b\u{2029}c", #"a\u2028b\u2029c"#),
        ("\"\\\n\t\u{0}\u{7F}", #"\"\\\n\t\u0000\u007f"#),
        ("&quot;&#60;", #"\u0026quot;\u0026#60;"#),
        ("Größe<日本語>👩‍🚀\u{202E}", #"Größe\u003c日本語\u003e👩‍🚀"# + "\u{202E}"),
    ])
    func name_cannotLeaveTheDataBlock(name: String, written: String) throws {
        let graph = BindingGraph(
            components: [.init(id: name, name: name, parent: nil, scope: name, seed: name, root: nil)],
            bindings: [
                .init(id: name, component: name, key: name, kind: name, sharing: .shared, module: name, place: nil)
            ],
            edges: [], diagnostics: [])
        let page = graph.html(title: "hostile")
        #expect(
            page.components(separatedBy: "</script>").count
                == Self.shop.html().components(separatedBy: "</script>").count)
        let data = try Self.data(in: page)
        #expect(!data.contains("<") && !data.contains("\u{2028}"))
        #expect(data.contains("[[0,\"\(written)\",0,0,0,-1,0,\"\(written)\",1]]"))
        #expect(data.contains("{\"id\":\"\(written)\",\"name\":\"\(written)\",\"parent\":-1,\"scope\":\"\(written)\""))
    }

    @Test func edgesToNowhere_andParentsThatComeLater_areLeftOut() throws {
        let graph = BindingGraph(
            components: [
                .init(id: "A", name: "A", parent: "B", scope: nil, seed: nil, root: "A:gone"),
                .init(id: "B", name: "B", parent: "A", scope: nil, seed: nil, root: nil),
            ],
            bindings: [
                .init(
                    id: "A:X", component: "gone", key: "X", kind: "factory", sharing: .unshared, module: nil, place: nil
                )
            ],
            edges: [.init(from: "A:X", to: "A:gone", kind: .direct), .init(from: "A:X", to: "A:X", kind: .weak)],
            diagnostics: [], unmetNeeds: [.init(from: "A:gone", key: "Y", kind: .direct, isMeant: false)])
        #expect(
            try Self.data(in: graph.html()) == """
                {"title":"A",
                "components":[{"id":"A","name":"A","parent":-1,"scope":null,"seed":null,"root":-1},
                {"id":"B","name":"B","parent":0,"scope":null,"seed":null,"root":-1}],
                "bindings":[[0,"X",0,0,-1,-1,0,"A:X",1]],
                "edges":[[0,0,0]],
                "unmet":[],
                "diagnostics":[],
                "kinds":["factory"],
                "sharings":["unshared"],
                "modules":[],
                "files":[],
                "edgeKinds":["weak"]}
                """)
    }

    @Test func step_isTheBindingAtItsPlace_ofSeveralThatOfItsName() throws {
        let place = Place(fileID: "Cafe/Shop.swift", line: 3)
        func binding(_ key: String, _ place: Place?) -> BindingGraph.Binding {
            .init(
                id: "A:\(key)", component: "A", key: key, kind: "factory", sharing: .unshared, module: nil, place: place
            )
        }
        let graph = BindingGraph(
            components: [.init(id: "A", name: "A", parent: nil, scope: nil, seed: nil, root: nil)],
            bindings: [binding("Cup", place), binding("'Int' tagged 'Size'", place), binding("Bean", nil)], edges: [],
            diagnostics: [
                Diagnostic(
                    id: .dependencyCycle, severity: .error, subject: "Cup",
                    trace: [
                        .init(name: "Int", detail: "tagged 'Size'", place: place),
                        .init(.needs, name: "Mug", place: place),
                        .init(.needs, name: "Bean"), .init(.needs, name: "Gone"),
                    ])
            ])
        let data = try Self.data(in: graph.html())
        #expect(
            data.contains(
                """
                "trace":[["","Int","tagged 'Size'","Cafe/Shop.swift:3","",1],["needs","Mug","","Cafe/Shop.swift:3","",0],\
                ["needs","Bean","",null,"",2],["needs","Gone","",null,"",-1]]
                """))
    }

    @Test func page_isTheSame_eachTime_andWithoutAGraph() throws {
        #expect(Self.shop.html() == Self.shop.html())
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        #expect(try Self.data(in: empty.html()).hasPrefix("{\"title\":\"Graph\",\n\"components\":[],\n\"bindings\":[]"))
    }
}
