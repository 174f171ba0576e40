// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct SizesCheckTests {
    private func lines(_ count: Int) -> String {
        String(repeating: "let cup = 1\n", count: count)
    }

    @Test func sizes_pass_atTheLimits() throws {
        let checkout = try Checkout()
        try checkout.write(lines(400), to: "Packages/DICore/Sources/DICore/Brew.swift")
        try checkout.write(lines(600), to: "Packages/DICore/Tests/DICoreTests/BrewTests.swift")
        let result = try checkout.run("Scripts/checks/sizes")
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test func sizes_fail_aboveTheLimits_namingEachFile() throws {
        let checkout = try Checkout()
        try checkout.remove("Scripts/checks/compare-manifests.swift")
        try checkout.remove("Scripts/documentation/list-undocumented.swift")
        try checkout.write(lines(401), to: "Packages/DICore/Sources/DICore/Brew.swift")
        try checkout.write(lines(601), to: "Packages/DICore/Tests/DICoreTests/BrewTests.swift")
        let result = try checkout.run("Scripts/checks/sizes")
        #expect(result.status == 1)
        #expect(result.errors.contains("Packages/DICore/Sources/DICore/Brew.swift:400: 401 lines, the limit is 400\n"))
        #expect(
            result.errors.contains(
                "Packages/DICore/Tests/DICoreTests/BrewTests.swift:600: 601 lines, the limit is 600\n"))
    }

    @Test func sizes_skip_whatIsGenerated() throws {
        let checkout = try Checkout()
        try checkout.write(lines(5000), to: "Packages/DIBinding/Sources/DIBinding/Generated/To.generated.swift")
        #expect(try checkout.run("Scripts/checks/sizes").status == 0)
    }
}
