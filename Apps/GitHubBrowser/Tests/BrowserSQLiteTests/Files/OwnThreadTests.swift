// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserSQLite

@Suite(.timeLimit(.minutes(10))) struct OwnThreadTests {
    /// Each task that came for a locked file blocked one of the few threads of tasks, and keys were not answered.
    @Test func workThatBlocks_blocksNoThreadOfTasks() async {
        let count = ProcessInfo.processInfo.activeProcessorCount * 2
        let isOver = DispatchSemaphore(value: 0)
        async let sum = withTaskGroup(of: Int.self) { group in
            for number in 1...count {
                group.addTask {
                    await OwnThread.run {
                        isOver.wait()
                        return number
                    }
                }
            }
            return await group.reduce(0, +)
        }
        // Behind all of them: were the threads blocked, this would never go on.
        for _ in 0..<100 { await Task.yield() }
        for _ in 0..<count { isOver.signal() }
        #expect(await sum == count * (count + 1) / 2)
    }

    @Test func result_isReturned_afterACancellation() async {
        let result = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await OwnThread.run { 1 }
        }.value
        #expect(result == 1)
    }
}
