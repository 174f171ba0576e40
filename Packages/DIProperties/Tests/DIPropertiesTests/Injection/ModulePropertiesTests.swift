// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Testing

@Suite struct ModulePropertiesTests {
    private static let shop = Bindings {
        bindProperties(ShopConfig.self)
        single(Counter.init)
        single { Kettle() }
    }

    private static let logs = Bindings {
        bindProperty(LogFolder.self)
        factory(as: (any OrderLog).self, qualified: "file") { (folder: TaggedProvider<LogFolder>) in
            FileLog(folder: folder)
        }
        single(qualified: "memory") { MemoryLog() as any OrderLog }
        choose((any OrderLog).self, qualifiedBy: "log.backend", default: "memory")
        choose([any OrderLog].self, allQualifiedBy: "log.copies")
        single(Archive.init)
    }

    @Test func declaredProperties_areThoseOfABinder() throws {
        let properties = try GraphPropertiesTests.properties()
        let injector = try Injector(Self.logs, options: GraphOptions(properties: properties))
        #expect(injector.get((any OrderLog).self).name == "file in /var/log")
        #expect(injector.get([any OrderLog].self).map(\.name) == ["memory", "file in /var/log"])
        #expect(injector.graph.diagnostics.map(\.subject) == ["shop"])
        try Self.logs.validate(GraphOptions(properties: properties).with(severities: [.propertyUnknown: nil]))
        #expect(Self.logs.graph(GraphOptions(properties: properties)).bindings.count == injector.graph.bindings.count)
    }

    @Test func overlay_readsItsPropertiesOverThoseOfTheParent() throws {
        let properties = try Properties(json: #"{"shop": {"name": "Corner", "seats": 7}}"#)
        let parent = try Injector(options: GraphOptions(properties: properties)) { Self.shop }
        let child = try Injector(
            parent: parent, options: GraphOptions(properties: Properties(json: #"{"shop": {"name": "Test"}}"#))
        ) {}
        #expect(child.get(ShopConfig.self) == ShopConfig(name: "Test", seats: 7))
        #expect(child.get(Counter.self) !== parent.get(Counter.self))
        #expect(child.get(Kettle.self) === parent.get(Kettle.self))
        #expect(parent.get(Counter.self).config.name == "Corner")
        let grandchild = try Injector(parent: child) { value(1) }
        #expect(grandchild.get(Counter.self) === child.get(Counter.self))
    }

    @Test func load_readsTheProperties() throws {
        let stack = ModuleStack()
        let properties = try GraphPropertiesTests.properties()
        let shop = try stack.load(Self.shop, priority: .high, properties: properties)
        #expect(stack.current.get(Counter.self).config.name == "Corner")
        try stack.unload(shop)
        try stack.load(Self.shop, properties: properties)
        try stack.load(Self.logs)
        #expect(stack.current.get((any OrderLog).self).name == "file in /var/log")
        #expect(stack.current.graph.diagnostics.isEmpty)
    }

    @Test func properties_areMerged_andTheFirstModulesCount() throws {
        let stack = ModuleStack()
        try stack.load(Self.shop, properties: Properties(json: #"{"shop": {"name": "Corner"}}"#))
        try stack.load(Bindings {}, properties: Properties(json: #"{"shop": {"name": "Late", "seats": 4}}"#))
        #expect(stack.current.get(ShopConfig.self) == ShopConfig(name: "Corner", seats: 4))
        try stack.load(Bindings {}, priority: .low, properties: Properties(json: #"{"city": "Main"}"#))
        let high = try stack.load(
            Bindings {}, priority: .high, properties: Properties(json: #"{"shop": {"name": "${city} Square"}}"#))
        for _ in 0..<2 {
            #expect(stack.current.get(ShopConfig.self) == ShopConfig(name: "Main Square", seats: 4))
            stack.reset()
        }
        try stack.unload(high)
        #expect(stack.current.get(ShopConfig.self) == ShopConfig(name: "Corner", seats: 4))
    }

    @Test func unload_ofPropertiesThatOthersRead_isRefused() throws {
        let stack = ModuleStack()
        try stack.load(Bindings {}, properties: Properties(json: #"{"shop": {"seats": 4}}"#))
        let name = try stack.load(Bindings {}, properties: Properties(json: #"{"shop": {"name": "Corner"}}"#))
        try stack.load(Self.shop)
        let current = stack.current
        let error = try #require(throws: GraphError.self) { try stack.unload(name) }
        #expect(error.diagnostics.map(\.subject) == ["shop.name"])
        #expect(stack.current == current)
    }

    @Test func instances_areTakenOver_untilAPropertyBelowChanges() throws {
        let stack = ModuleStack()
        let json = #"{"shop": {"name": "${city}"}, "city": "Corner", "log": {"folder": "/", "copies": []}}"#
        try stack.load(Self.shop, properties: Properties(json: json))
        try stack.load(Self.logs)
        let (counter, archive) = (stack.current.get(Counter.self), stack.current.get(Archive.self))
        let same = try Properties(json: #"{"city": "Corner", "log": {"backend": "memory"}}"#)
        try stack.load(Bindings {}, priority: .high, properties: same)
        #expect(stack.current.get(Counter.self) === counter)
        #expect(stack.current.get(Archive.self) === archive)
        let other = try Properties(json: #"{"city": "Main", "log": {"copies": ["memory", "file"]}}"#)
        let loaded = try stack.load(Bindings {}, priority: .init(rawValue: 2000), properties: other)
        #expect(stack.current.get(Counter.self).config.name == "Main")
        #expect(stack.current.get(Archive.self).logs.count == 2)
        let kettle = stack.current.get(Kettle.self)
        try stack.unload(loaded)
        #expect(stack.current.get(Counter.self).config.name == "Corner")
        #expect(stack.current.get(Archive.self).logs.isEmpty)
        #expect(stack.current.get(Kettle.self) === kettle)
    }

    @Test func role_hasThePropertiesOfItsModules() throws {
        let stack = ModuleStack()
        try stack.load(Self.shop, properties: Properties(json: #"{"shop": {"name": "Corner", "seats": 7}}"#))
        try stack.load(Bindings {}, priority: .high, properties: Properties(json: #"{"shop": {"name": "Main"}}"#))
        #expect(stack.current.get(ShopConfig.self).name == "Main")
        let last = try stack.injector(of: .custom { Array($0.suffix(1)) })
        #expect(last.get(ShopConfig.self).name == "Corner")
    }

    @Test func mistakes_nameTheHistoryOfAValueOnce() throws {
        let stack = ModuleStack()
        let base = try Properties(json: #"{"shop": {"name": "Corner", "seats": "many"}}"#)
        let error = try #require(throws: GraphError.self) {
            try stack.load(Self.shop, properties: base)
        }
        let more = try base.adding([.json(#"{"city": "Main"}"#)])
        let twice = try #require(throws: GraphError.self) {
            try stack.load(Bindings {}, properties: Properties(json: #"{"shop": {"name": "x"}}"#))
            try stack.load(Bindings {}, properties: base)
            try stack.load(Self.shop, properties: more)
        }
        #expect(error.diagnostics.map(\.description) == twice.diagnostics.map(\.description))
    }

    @Test func secretsOfAModule_areSecretInAll() throws {
        let stack = ModuleStack()
        try stack.load(
            Bindings {}, properties: Properties(json: #"{"shop": {"name": "Corner"}}"#).marking(secret: "shop.seats"))
        let error = try #require(throws: GraphError.self) {
            try stack.load(Self.shop, properties: Properties(json: #"{"shop": {"seats": "hunter2"}}"#))
        }
        #expect(error.description.contains("'shop.seats'"))
        #expect(!error.description.contains("hunter2"))
    }
}

private final class Counter: Sendable {
    let config: ShopConfig

    init(config: ShopConfig) {
        self.config = config
    }
}

private final class Kettle: Sendable {}

private final class Archive: Sendable {
    let logs: [any OrderLog]

    init(logs: [any OrderLog]) {
        self.logs = logs
    }
}
