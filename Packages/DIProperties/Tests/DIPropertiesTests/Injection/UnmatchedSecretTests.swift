// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// A pattern of secrets that hides nothing protects nothing, which is said.
@Suite struct UnmatchedSecretTests {
    static let yaml = """
        shop: {name: Corner}
        log: {folder: /tmp, copies: []}
        db: {password: hunter2, hosts: [{token: a}], empty: {}}
        list: "${none:-a,b}"
        """

    @Test(arguments: [
        "db.password", "DB.PASSWORD", "**.password", "db.pass*", "db.hosts[0].token", "db.hosts.*", "list[1]", "shop",
        "db.empty.token", "log.copies[0]", "db.empty.*.token", "**",
    ])
    func pattern_thatHidesSomethingOrHasNothingToHide_isNotReported(_ pattern: String) throws {
        #expect(try Properties(yaml: Self.yaml).marking(secret: pattern).unmatchedSecrets == [])
    }

    @Test(arguments: [
        "db.pasword", "**.pasword", "*_token", "db.passwords", "db.password.below", "hosts.*.token",
        "db.hosts[1].token",
        "['*']", "**.empty.token", "list[2]",
    ])
    func pattern_thatHidesNothing_isReported(_ pattern: String) throws {
        let warnings = try Properties(yaml: Self.yaml).marking(secret: pattern).unmatchedSecrets
        #expect(warnings.map(\.id) == [.secretUnmatched])
        #expect(warnings.map(\.severity) == [.warning])
    }

    @Test func report_saysWhatMayHaveBeenMeant() throws {
        let patterns = ["**.pasword", "db..password", "hosts.*.token"]
        let properties = patterns.reduce(try Properties(yaml: Self.yaml)) { $0.marking(secret: $1) }
        try TextFile("Graphs/unmatchedSecrets").expect(
            properties.unmatchedSecrets.map(\.description).joined(separator: "\n\n"))
    }

    @Test func pattern_ofWhatASourceSetsLater_isNotReported() throws {
        let marked = try Properties(yaml: Self.yaml).marking(secret: "api.token")
        #expect(marked.unmatchedSecrets.count == 1)
        #expect(try marked.adding([.yaml("api: {token: x}")]).unmatchedSecrets == [])
        let variable = PropertySource.environment(prefix: "APP_", variables: ["APP_API": #"{"token": "x"}"#])
        #expect(try marked.adding([variable]).unmatchedSecrets == [])
    }

    @Test func graph_reportsPatterns_butNotOfWhatItReadsAndNothingSets() throws {
        let properties = try Properties(sources: [
            .yaml("shop: {name: Corner}\nlog: {folder: /tmp, copies: []}", name: "shop.yml")
        ])
        let open = try ComponentFactory.of(ShopComponent.self, properties: properties.marking(secret: "log.backend"))
        #expect(open.diagnostics.filter { $0.id == .secretUnmatched } == [])
        let slip = properties.marking(secret: "log.bakend")
        let factory = try ComponentFactory.of(ShopComponent.self, properties: slip)
        #expect(factory.diagnostics.filter { $0.id == .secretUnmatched } == slip.unmatchedSecrets)
        #expect(throws: GraphError.self) {
            try ShopComponent.validate(GraphOptions(properties: slip).with(severities: [.secretUnmatched: .error]))
        }
    }
}
