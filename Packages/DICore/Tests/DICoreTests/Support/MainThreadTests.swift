// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DICore

/// The question whether a thread is the main thread, which the layer asks the system itself.
struct MainThreadTests {
    @Test @MainActor
    func mainThread_isToldFromOthers_asFoundationDoes() async {
        #expect(_isMainThread() == Thread.isMainThread)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                #expect(!_isMainThread())
                continuation.resume()
            }
        }
    }
}
