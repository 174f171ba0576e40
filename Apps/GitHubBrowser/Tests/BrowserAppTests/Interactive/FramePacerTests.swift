// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserApp

@Suite struct FramePacerTests {
    private let start = ContinuousClock.now

    @Test func firstFrame_isDrawnAtOnce() {
        var pacer = FramePacer()
        #expect(pacer.advice(at: start) == .draw)
    }

    @Test func changeAfterARest_isDrawnAtOnce() {
        var pacer = FramePacer()
        pacer.drew(at: start)
        #expect(pacer.advice(at: start + .milliseconds(16)) == .draw)
    }

    @Test func changesInABurst_areOneFrame() {
        var pacer = FramePacer()
        pacer.drew(at: start)
        #expect(pacer.advice(at: start + .milliseconds(4)) == .wait(.milliseconds(12)))
        #expect(pacer.advice(at: start + .milliseconds(5)) == .nothing)
        pacer.drew(at: start + .milliseconds(16))
        #expect(pacer.advice(at: start + .milliseconds(32)) == .draw)
    }

    /// Ten seconds of random bytes once were taken without a picture: the frame that was due waited behind all of them.
    @Test func changesThatDoNotEnd_areSeen() {
        var pacer = FramePacer()
        pacer.drew(at: start)
        #expect(pacer.advice(at: start + .milliseconds(4)) == .wait(.milliseconds(12)))
        #expect(pacer.advice(at: start + .milliseconds(16)) == .draw)
    }
}
