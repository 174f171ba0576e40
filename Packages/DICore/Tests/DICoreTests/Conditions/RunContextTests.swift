// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

@Suite struct RunContextTests {
    @Test func thisProcess_isATest() {
        #expect(RunContext.detected == .test)
    }

    @Test(arguments: [
        ["/shop/.build/debug/ShopPackageTests.xctest"],
        ["/shop/.build/debug/ShopPackageTests.xctest/Contents/MacOS/ShopPackageTests"],
        ["/Xcode.app/Contents/Developer/usr/bin/xctest", "ShopTests.xctest"],
        ["/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", "ShopTests.xctest"],
        ["/shop/runner", "--testing-library", "swift-testing"], ["ShopPackageTests.xctest"], ["xctest"],
        ["usr//xctest//"],
        ["/shop/.xctest/run"],
    ])
    func runnerOfTests_isATest(arguments: [String]) {
        #expect(RunContext.detect(arguments: arguments) { _ in false } == .test)
    }

    @Test(arguments: [
        [], [""], ["//"], ["xctest/shop"], ["/shop.xctests/run"], ["/swiftpm-testing-helper/run"],
        ["/usr/bin/my-xctest"],
        ["/usr/bin/shop"], ["/usr/bin/shop", "open", "Tests.xctest"], ["/xctests/shop"],
    ])
    func otherProgram_isLive(arguments: [String]) {
        #expect(RunContext.detect(arguments: arguments) { _ in false } == .live)
    }

    @Test func environmentOfXcode_countsMore() {
        let isHosting = { (name: StaticString) in "\(name)" == "XCTestConfigurationFilePath" }
        let isPreviewing = { (name: StaticString) in "\(name)" == "XCODE_RUNNING_FOR_PREVIEWS" }
        #expect(RunContext.detect(arguments: ["/Applications/Shop"], isSet: isHosting) == .test)
        #expect(RunContext.detect(arguments: ["/Applications/Shop"], isSet: isPreviewing) == .preview)
    }

    @Test func exitTest_isATest() async {
        await #expect(processExitsWith: .success) {
            guard RunContext.detected == .test else { fatalError("\(RunContext.detected)") }
        }
    }
}
