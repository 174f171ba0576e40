// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct StandaloneCheckTests {
    // In pieces, because the check reads this file as well.
    static let places = ["/ho" + "me/barista/beans", "/Us" + "ers/barista", "/wo" + "rk/beans", "/op" + "t/beans"]
    static let beside = "../sha" + "red/beans"
    static let recorded = "../sha" + "red/github"

    @Test func project_passes_withoutPlacesOfAMachine() throws {
        let checkout = try Checkout()
        try checkout.write("let beans = 1\n", to: "Packages/DICore/Sources/DICore/Beans.swift")
        let result = try checkout.run("Scripts/checks/standalone")
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test(arguments: places + [beside])
    func place_fails_anywhere(place: String) throws {
        let checkout = try Checkout()
        try checkout.write("\nBeans are at \(place).\n", to: "Documentation/Beans.txt")
        let result = try checkout.run("Scripts/checks/standalone")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Documentation/Beans.txt:2:Beans are at \(place).\n"))
    }

    @Test func recordedData_isNamed_byTestsAlone() throws {
        let checkout = try Checkout()
        try checkout.write("let data = \"\(Self.recorded)\"\n", to: "Apps/GitHubBrowser/Tests/AppTests/Data.swift")
        #expect(try checkout.run("Scripts/checks/standalone").status == 0)
        try checkout.write("let data = \"\(Self.recorded)\"\n", to: "Apps/GitHubBrowser/Sources/App/Data.swift")
        let result = try checkout.run("Scripts/checks/standalone")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Apps/GitHubBrowser/Sources/App/Data.swift:1:"))
    }
}
