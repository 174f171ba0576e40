// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import CBenchmark
import Foundation
import HandWritten
import Synchronization
import Testing

extension HarnessTests {
    @Suite(.enabled(if: AllocationCounter.isAvailable, "only glibc's allocator is counted"))
    struct AllocationCounterTests {
        @Test func count_isOne_forOneObject() {
            #expect(countAlone { consume(makeLeaf()) } == 1)
        }

        @Test func count_isTheNumberOfObjects_forAGraph() {
            let shared = Holder<Shared>()
            consume(getShared(shared))
            #expect(countAlone { consume(makeChain10(shared)) } == 10)
            #expect(countAlone { consume(makeComplex(shared)) } == 9)
            #expect(countAlone { consume(makeWide20()) } == 21)
        }

        @Test func count_isZero_forAHit() {
            let shared = Holder<Shared>()
            consume(getShared(shared))
            #expect(countAlone { consume(getShared(shared)) } == 0)
        }

        @Test(arguments: CountedCall.allCases)
        func count_isOne_forEachFunctionOfTheAllocator(_ call: CountedCall) {
            let count = countAlone {
                let memory = call.allocate()
                c_benchmark_consume(memory)
                free(memory)
            }
            #expect(count == 1)
        }

        @Test func count_startsAnew_eachTime() {
            #expect(countAlone { for _ in 0..<100 { consume(makeLeaf()) } } == 100)
            #expect(countAlone { consume(makeLeaf()) } == 1)
        }

        @Test func bytes_areThoseOfWhatIsKept() throws {
            let leaf = try #require(bytesKept { makeLeaf() })
            let chain = try #require(bytesKept { ManyLeaves(count: 10) })
            let none = try #require(
                bytesKept {
                    consume(makeLeaf())
                    return nil
                })
            #expect(none == 0)
            // A header of two words, and the word of the allocator.
            #expect(leaf >= 24)
            #expect(chain >= 10 * leaf)
        }

        @Test(arguments: CountedCall.allCases)
        func bytes_areCounted_forEachFunctionOfTheAllocator(_ call: CountedCall) throws {
            final class Block {
                let memory: UnsafeMutableRawPointer?
                init(_ memory: UnsafeMutableRawPointer?) { self.memory = memory }
            }
            let without = try #require(bytesKept { Block(nil) })
            var blocks: [UnsafeMutableRawPointer?] = []
            blocks.reserveCapacity(20)
            let with = try #require(
                bytesKept {
                    let block = Block(call.allocate())
                    blocks.append(block.memory)
                    return block
                })
            for block in blocks { free(block) }
            #expect(with >= without + 48)
        }

        @Test func bytes_areCounted_forABlockThatGrows() throws {
            var memory: UnsafeMutableRawPointer?
            let bytes = AllocationCounter.bytesKept {
                memory = realloc(malloc(48), 4_800)
                return nil
            }
            free(memory)
            let kept = try #require(bytes)
            #expect((4_800..<4_900).contains(kept))
        }

        @Test func count_includesTheSecondThreadOfAPair() throws {
            let pair = ThreadPair()
            let idle = try #require(countAlone { pair.run { _ in } })
            let working = try #require(countAlone { pair.run { _ in for _ in 0..<50 { consume(makeLeaf()) } } })
            #expect(working - idle == 100)
        }

        @Test(arguments: ThreadsPast.allCases) func count_leavesOutAThreadThatDidNotJoin(_ past: ThreadsPast) {
            let other = BusyThread(past)
            other.waitForAnAllocation()
            #expect(countAlone { other.waitForAnAllocation() } == 0)
            other.stop()
        }

        /// The smallest of a few counts: the first use of a type makes what the runtime keeps of it.
        private func countAlone(_ work: () -> Void) -> Int? {
            (0..<20).compactMap { _ in AllocationCounter.count(work) }.min()
        }

        private func bytesKept(by work: () -> AnyObject?) -> Int? {
            (0..<20).compactMap { _ in AllocationCounter.bytesKept(by: work) }.min()
        }
    }
}

/// A number of objects that one keeps.
private final class ManyLeaves {
    let leaves: [AnyObject]

    init(count: Int) {
        leaves = (0..<count).map { _ in makeLeaf() }
    }
}

/// A thread that allocates without end and counts how often.
private final class BusyThread: Sendable {
    private let allocations = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)

    init(_ past: ThreadsPast) {
        Thread.detachNewThread { [self] in
            past.happen()
            while !isStopped.load(ordering: .acquiring) {
                consume(makeLeaf())
                allocations.add(1, ordering: .acquiringAndReleasing)
            }
        }
    }

    /// Returns when the thread has made one more.
    func waitForAnAllocation() {
        let before = allocations.load(ordering: .acquiring)
        while allocations.load(ordering: .acquiring) < before + 2 {}
    }

    func stop() {
        isStopped.store(true, ordering: .releasing)
    }
}

/// The past of a thread, before another one counts.
enum ThreadsPast: CaseIterable {
    case nothing, counted, joinedAThird

    func happen() {
        switch self {
        case .nothing: break
        case .counted: _ = AllocationCounter.count { consume(makeLeaf()) }
        case .joinedAThird: AllocationCounter.join(.max)
        }
    }
}

/// The functions that hand out memory.
enum CountedCall: CaseIterable {
    case malloc, calloc, realloc, alignedAlloc, posixMemalign

    func allocate() -> UnsafeMutableRawPointer? {
        switch self {
        case .malloc: return Foundation.malloc(48)
        case .calloc: return Foundation.calloc(3, 16)
        case .realloc: return Foundation.realloc(nil, 48)
        case .alignedAlloc: return aligned_alloc(64, 128)
        case .posixMemalign:
            var memory: UnsafeMutableRawPointer?
            return posix_memalign(&memory, 64, 128) == 0 ? memory : nil
        }
    }
}
