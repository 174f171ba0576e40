// SPDX-License-Identifier: Apache-2.0

/// Random components with walls.
struct WallGenerator {
    private var random: SplitMix
    private var line: Int = 0
    private var isTree: Bool = false
    static let keys: Int = 8

    static func walls(seed: Int) -> WallCase {
        var generator = WallGenerator(random: SplitMix(seed: seed))
        return generator.make()
    }

    private mutating func make() -> WallCase {
        let count = 1 + random.below(6)
        var made = WallCase()
        made.items = items(of: nil, among: count)
        made.modules = (0..<count).map { items(of: $0, among: count) }
        return made
    }

    private mutating func items(of module: Int?, among count: Int) -> [WallCase.Item] {
        var items: [WallCase.Item] = []
        for _ in 0..<random.below(4) { items.append(wrapped(binding())) }
        let inner = (0..<count).filter { other in module.map { other > $0 } ?? true }
        for number in inner where random.chance(module == nil ? 60 : 30) { items.append(wrapped(.include(number))) }
        if let module, random.chance(5), count > 1 { items.append(.include((module + count - 1) % count)) }
        if module != nil, random.chance(35) {
            if random.chance(30) { items.append(.requireNothing) }
            for _ in 0..<random.below(3) { items.append(.require(random.below(Self.keys))) }
        }
        return items.shuffled(using: &random)
    }

    private mutating func wrapped(_ item: WallCase.Item) -> WallCase.Item {
        random.chance(35) ? .privately([item]) : item
    }

    private mutating func binding() -> WallCase.Item {
        line += 1
        let key = random.below(Self.keys)
        let others = Array((key + 1)..<(Self.keys + 1)).filter { $0 < Self.keys }
        let needs = others.isEmpty ? [] : (0..<random.below(3)).map { _ in random.pick(others) }
        return .bind(
            WallCase.Binding(key: key, needs: Array(Set(needs)).sorted(), line: line, isDefault: random.chance(20)))
    }
}
