// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI
import DIProperties
import HandWritten
import Yams

extension Suite {
    /// Configuration: reading it, a value of it, and a group of it in the graph.
    static var properties: [Benchmark] {
        [load, untypedLoad, value, bracketed, optionalValue, duration, group]
    }

    private static var load: Benchmark {
        Benchmark(
            "properties_load", "read and merge ten YAML files of 1,000 keys; beside it: Yams composes the same texts"
        ) {
            let files = try ConfigurationFiles(count: 10)
            return Trial(
                subject: { for _ in 0..<$0 { consume(Loaded(read(files.paths))) } },
                baseline: { for _ in 0..<$0 { consume(Composed(compose(files.texts))) } },
                check: { try files.check(read(files.paths), compose(files.texts)) }
            )
        }
    }

    @inline(never)
    private static func read(_ paths: [String]) -> Properties? {
        try? Properties(sources: paths.map { .file($0) })
    }

    @inline(never)
    private static func compose(_ texts: [String]) -> [Node?] {
        texts.map { try? Yams.compose(yaml: $0) }
    }

    private static var untypedLoad: Benchmark {
        Benchmark("properties_load_untyped", "the same; beside it: Yams composes the texts without its rules for types")
        {
            let files = try ConfigurationFiles(count: 10)
            return Trial(
                subject: { for _ in 0..<$0 { consume(Loaded(read(files.paths))) } },
                baseline: { for _ in 0..<$0 { consume(Composed(composeUntyped(files.texts))) } },
                check: { try files.check(read(files.paths), composeUntyped(files.texts)) }
            )
        }
    }

    @inline(never)
    private static func composeUntyped(_ texts: [String]) -> [Node?] {
        texts.map { try? Parser(yaml: $0, resolver: .basic).singleRoot() }
    }

    private static var value: Benchmark {
        Benchmark("properties_value", "a number three keys down; by hand: look-ups in nested [String: Any], and a cast")
        {
            let (properties, values) = try makeValues()
            return Trial(
                subject: { for _ in 0..<$0 { consume(readNumber(properties)) } },
                baseline: { for _ in 0..<$0 { consume(findNumber(values)) } },
                check: { try expectEqual(readNumber(properties), findNumber(values)) }
            )
        }
    }

    @inline(never)
    private static func readNumber(_ properties: Properties) -> Int {
        (try? properties.value(Int.self, at: "server.http.port")) ?? 0
    }

    private static var bracketed: Benchmark {
        Benchmark(
            "properties_bracketed", "the same by a path with a bracket, which is parsed; by hand: the same look-ups"
        ) {
            let (properties, values) = try makeValues()
            return Trial(
                subject: { for _ in 0..<$0 { consume(readBracketed(properties)) } },
                baseline: { for _ in 0..<$0 { consume(findNumber(values)) } },
                check: { try expectEqual(readBracketed(properties), findNumber(values)) }
            )
        }
    }

    @inline(never)
    private static func readBracketed(_ properties: Properties) -> Int {
        (try? properties.value(Int.self, at: "server['http'].port")) ?? 0
    }

    private static var optionalValue: Benchmark {
        Benchmark("properties_optional", "the same of a text that may be absent; by hand: the same look-ups") {
            let (properties, values) = try makeValues()
            return Trial(
                subject: { for _ in 0..<$0 { consume(readText(properties)) } },
                baseline: { for _ in 0..<$0 { consume(findText(values)) } },
                check: { try expectEqual(readText(properties), findText(values)) }
            )
        }
    }

    @inline(never)
    private static func readText(_ properties: Properties) -> Int {
        (try? properties.value(String?.self, at: "server.http.host"))?.utf8.count ?? 0
    }

    private static var duration: Benchmark {
        Benchmark(
            "properties_duration",
            "the same of a duration, which is parsed; by hand: the same look-ups of one that is there"
        ) {
            let (properties, values) = try makeValues()
            return Trial(
                subject: { for _ in 0..<$0 { consume(readDuration(properties)) } },
                baseline: { for _ in 0..<$0 { consume(findDuration(values)) } },
                check: { try expectEqual(readDuration(properties), findDuration(values)) }
            )
        }
    }

    @inline(never)
    private static func readDuration(_ properties: Properties) -> Int {
        Int((try? properties.value(Duration.self, at: "server.http.timeout"))?.components.seconds ?? 0)
    }

    private static func makeValues() throws -> (Properties, [String: Any]) {
        let others = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key\($0)", PropertyValue.integer($0)) })
        let http = PropertyValue.map(others.merging(["port": 8080, "host": "shop.example", "timeout": "15s"]) { $1 })
        let tree = PropertyValue.map(others.merging(["server": .map(others.merging(["http": http]) { $1 })]) { $1 })
        let plain: [String: Any] = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key\($0)", $0) })
        let values = nested(["port": 8080, "host": "shop.example", "timeout": Duration.seconds(15)], in: plain)
        return (try Properties(sources: [.values(tree)]), values)
    }

    private static func expectEqual(_ ours: Int, _ byHand: Int) throws {
        guard ours == byHand, ours != 0 else { throw BenchmarkError("expected \(byHand), found \(ours)") }
    }

    private static var group: Benchmark {
        Benchmark("properties_group", "a class that takes a bound group; beside it: the same bound as a value") {
            let properties = try Properties(json: #"{"grinder": {"coarseness": 5, "seconds": 12}}"#)
            let group = try ComponentFactory.of(GroupComponent.self, properties: properties).build().grinder
            let plain = try ComponentFactory.of(ValueComponent.self).build().grinder
            return Trial(
                subject: { for _ in 0..<$0 { consume(group.get()) } },
                baseline: { for _ in 0..<$0 { consume(plain.get()) } },
                check: { try expectEqual(group.get().sum, plain.get().sum) }
            )
        }
    }
}

/// The values that were read, as an object for the sink.
private final class Loaded {
    let properties: Properties?

    init(_ properties: Properties?) {
        self.properties = properties
    }
}

private final class Composed {
    let nodes: [Node?]

    init(_ nodes: [Node?]) {
        self.nodes = nodes
    }
}
