// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIAmbient

extension Suite {
    /// The benchmarks of declared defaults, which the program's stack answers, beside the engine's own providers.
    static var defaults: [Benchmark] { [ambientDeclared, ambientDefault, ambientDeclared10000] }

    private static var ambientDeclared: Benchmark {
        Benchmark("ambient_declared", "inject(\\.name) of a shared object that the graph binds; beside it a provider") {
            try loadOnce()
            return try hits({ inject(\.boundObject) }) { for _ in 0..<$0 { consume(inject(\.boundObject)) } }
        }
    }

    private static var ambientDefault: Benchmark {
        Benchmark("ambient_default", "inject(\\.name) of a shared default that no graph binds; beside it a provider") {
            try loadOnce()
            return try hits({ inject(\.freeObject) }) { for _ in 0..<$0 { consume(inject(\.freeObject)) } }
        }
    }

    private static var ambientDeclared10000: Benchmark {
        Benchmark("ambient_declared10000", "inject(\\.name) after 10,000 other names; beside it a provider") {
            try loadOnce()
            for index in Names.all.indices { consume(inject(\.[index])) }
            return try hits({ inject(\.boundObject) }) { for _ in 0..<$0 { consume(inject(\.boundObject)) } }
        }
    }

    private static func hits(_ ask: @escaping () -> Shared, _ subject: @escaping (Int) -> Void) throws -> Trial {
        let provider = inject(Provider<Shared>.self)
        return Trial(
            subject: subject, baseline: { for _ in 0..<$0 { consume(provider.get()) } },
            check: { try expectIdentical(ask(), ask()) })
    }
}

extension DefaultValues {
    fileprivate var freeObject: Default<Shared> { self(.shared) { Shared() } }

    var boundObject: Default<Shared> { self(.shared) { Shared() } }

    /// One of many declarations, which have names of their own.
    fileprivate subscript(index: Int) -> Default<Int> {
        self(.shared, name: Names.all[index]) { index }
    }
}

/// Names at addresses as far apart as those of literals in a program.
private enum Names {
    /// The content of a `StaticString`.
    private struct Literal {
        let start: UnsafePointer<UInt8>
        let count: Int
        let flags: UInt8
    }

    static let all: [StaticString] = (0..<10_000).map { index in
        let text = Array("declaration\(index)".utf8)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
        memory.initialize(from: text, count: text.count)
        // Proof of unsafeBitCast: a StaticString is a pointer, a length and flags, here for text without other than ASCII;
        // the memory is never freed.
        return unsafeBitCast(Literal(start: UnsafePointer(memory), count: text.count, flags: 2), to: StaticString.self)
    }
}
