// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIAmbient
import DIModules

extension Suite {
    /// The benchmarks of ambient access, beside the engine's own providers. Those of the program's stack are measured in this
    /// order: nothing has changed since the first load, and then something has.
    static var ambient: [Benchmark] {
        [ambientHit] + defaults + [ambientRun, ambientChanged]
    }

    private static var ambientHit: Benchmark {
        Benchmark("ambient_hit", "inject(_:) of a shared object; beside it through a provider") {
            try loadOnce()
            return hits()
        }
    }

    private static var ambientRun: Benchmark {
        Benchmark("ambient_run", "inject(_:) of a shared object within run; beside it through a provider") {
            try loadOnce()
            let injector = ModuleStack.shared.current
            return hits { body in injector.run(body) }
        }
    }

    private static var ambientChanged: Benchmark {
        Benchmark("ambient_changed", "inject(_:) of a shared object after a change; beside it a provider") {
            try loadOnce()
            try ModuleStack.shared.unload(ModuleStack.shared.load { value(0) })
            return hits()
        }
    }

    private static func hits(within run: @escaping (() -> Void) -> Void = { $0() }) -> Trial {
        let provider = inject(Provider<Shared>.self)
        return Trial(
            subject: { count in run { for _ in 0..<count { consume(inject(Shared.self)) } } },
            baseline: { for _ in 0..<$0 { consume(provider.get()) } },
            check: { try expectIdentical(inject(Shared.self), provider.get()) })
    }

    static func loadOnce() throws {
        guard ModuleStack.shared.current.find(Shared.self) == nil else { return }
        try ModuleStack.shared.load {
            single(Shared.init)
            single(\.boundObject, Shared.init)
        }
    }
}
