// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

#if os(Linux)
/// Runs the script; programs ahead of the machine's own on PATH play the machine.
@Suite(.onOwnThreads) struct SetupTests {
    private let packages = "libsqlite3-dev libcurl4-openssl-dev libcmark-gfm-dev libcmark-gfm-extensions-dev"

    private func run(user: Int, hasHeader: Bool, swift: String) throws -> (result: Checkout.Result, installed: String?)
    {
        let checkout = try Checkout()
        try checkout.writeProgram("echo \(user)", to: "bin/id")
        try checkout.writeProgram("cat >/dev/null\nexit \(hasHeader ? 0 : 1)", to: "bin/clang")
        try checkout.writeProgram("echo \"$*\" >>\"$(dirname \"$0\")/installed\"", to: "bin/apt-get")
        try checkout.writeProgram("echo 'Swift version \(swift) (swift-\(swift)-RELEASE)'", to: "bin/swift")
        let result = try checkout.run("Scripts/setup")
        return (result, try? checkout.read("bin/installed"))
    }

    @Test func setup_isSilent_whereAllIsThere() throws {
        let (result, installed) = try run(user: 1000, hasHeader: true, swift: "6.1")
        #expect(result == Checkout.Result(status: 0, output: "", errors: ""))
        #expect(installed == nil)
    }

    @Test func setup_installs_asRoot() throws {
        let (result, installed) = try run(user: 0, hasHeader: false, swift: "6.3.1")
        #expect(result == Checkout.Result(status: 0, output: "", errors: "setup: installing \(packages)\n"))
        #expect(installed == "update -qq\ninstall -y -qq --no-install-recommends \(packages)\n")
    }

    @Test func setup_printsTheCommandAndStops_asAnybodyElse() throws {
        let (result, installed) = try run(user: 1000, hasHeader: false, swift: "6.3.1")
        let errors = """
            setup: missing packages: \(packages). Install them and try again:
            setup:   sudo apt-get update && sudo apt-get install -y \(packages)

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
        #expect(installed == nil)
    }

    @Test(arguments: ["5.10.1", "6.0.3"])
    func setup_stops_whereSwiftIsTooOld(version: String) throws {
        let (result, _) = try run(user: 1000, hasHeader: true, swift: version)
        let errors =
            "setup: Swift \(version) is too old; install 6.1 or later: https://www.swift.org/install/\n"
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }
}
#endif
