// SPDX-License-Identifier: Apache-2.0

extension FieldGraph {
    /// Makes the graph of a seed, with so many modules.
    ///
    /// A module has three to eight services, which take up to six others: of their own module, or of modules in lower layers.
    /// Whatever nothing needs is taken by the sections of the program, so that the root needs every service.
    public init(modules count: Int, seed: UInt64) {
        var maker = GraphMaker(moduleCount: count, seed: seed)
        maker.makeModules()
        maker.makeProgram()
        self.seed = seed
        layerCount = maker.layerCount
        services = maker.services
        modules = maker.modules
        let needs = maker.needs
        let inModules = services.filter { $0.module < count }
        chain = inModules.filter { !$0.isShared }.max { maker.costs[$0.index] < maker.costs[$1.index] }?.index ?? 0
        shared = inModules.filter(\.isShared).max { needs[$0.index] < needs[$1.index] }?.index ?? 0
    }
}

/// Makes a graph, a module at a time.
private struct GraphMaker {
    /// The kinds of services; in a module, a later one may depend on an earlier one.
    private static let kinds = ["Settings", "Client", "Store", "Cache", "Parser", "Repository", "Service", "Presenter"]
    /// How many of a hundred services take no dependency, one, up to six.
    private static let dependencyWeights = [12, 20, 26, 20, 12, 6, 4]
    /// The most objects that a request for an unshared service makes: else they would multiply from layer to layer.
    private static let largestCost = 24
    /// The longest way down. (Swinject refuses more than 200.)
    private static let largestDepth = 100

    private let moduleCount: Int
    let layerCount: Int
    private var random: RandomNumbers
    private(set) var services: [FieldGraph.Service] = []
    private(set) var modules: [FieldGraph.Module] = []
    /// The number of objects that a request makes when all shared ones exist, for each service.
    private(set) var costs: [Int] = []
    private var depths: [Int] = []

    init(moduleCount: Int, seed: UInt64) {
        self.moduleCount = moduleCount
        // The square root, up to 20: as many layers as modules in each, until the modules of a layer grow instead.
        layerCount = (1...20).last { $0 * $0 <= moduleCount } ?? 1
        random = RandomNumbers(seed: seed)
    }

    /// How many services need each.
    var needs: [Int] {
        var needs = Array(repeating: 0, count: services.count)
        for dependency in services.lazy.flatMap(\.dependencies) { needs[dependency] += 1 }
        return needs
    }

    mutating func makeModules() {
        for module in 0..<moduleCount {
            let first = services.count
            let layer = module * layerCount / moduleCount
            for (kind, word) in Self.kinds.enumerated() where kind < 3 || random.isTrue(percent: 50) {
                let wanted = random.index(weights: Self.dependencyWeights)
                let isLow = kind < 4
                let dependencies = chooseDependencies(wanted, own: first..<services.count, layer: layer)
                add(
                    module, "\(word)\(padded(module))", hasProtocol: random.isTrue(percent: 30),
                    isShared: random.isTrue(percent: isLow ? 70 : 25), dependencies)
            }
            modules.append(
                .init(index: module, name: "Module\(padded(module))", layer: layer, services: first..<services.count))
        }
    }

    /// The sections that take what nothing else needs, in groups of six, and the application that takes the last of them.
    mutating func makeProgram() {
        let first = services.count
        let needs = needs
        var open = services.indices.filter { needs[$0] == 0 }
        var sections = 0
        while open.count > 6 {
            let groups = stride(from: 0, to: open.count, by: 6).map { Array(open[$0..<min($0 + 6, open.count)]) }
            open = groups.map { group in
                add(moduleCount, "Section\(padded(sections))", hasProtocol: false, isShared: false, group)
                sections += 1
                return services.count - 1
            }
        }
        add(moduleCount, "Application", hasProtocol: false, isShared: false, open)
        modules.append(
            .init(index: moduleCount, name: "ProgramModule", layer: layerCount, services: first..<services.count))
    }

    private mutating func add(
        _ module: Int, _ name: String, hasProtocol: Bool, isShared: Bool, _ dependencies: [Int]
    ) {
        services.append(
            .init(
                index: services.count, module: module, name: name, hasProtocol: hasProtocol, isShared: isShared,
                dependencies: dependencies))
        costs.append(1 + dependencies.reduce(0) { $0 + (services[$1].isShared ? 0 : costs[$1]) })
        depths.append(1 + (dependencies.map { depths[$0] }.max() ?? 0))
    }

    /// Chooses dependencies of the same module and of lower layers, half each; fewer than wanted where they run out.
    private mutating func chooseDependencies(_ wanted: Int, own: Range<Int>, layer: Int) -> [Int] {
        var chosen: [Int] = []
        var cost = 1
        for _ in 0..<wanted {
            for _ in 0..<4 {
                guard let candidate = candidate(own: own, layer: layer) else { continue }
                let added = services[candidate].isShared ? 0 : costs[candidate]
                let isGood = cost + added <= Self.largestCost && depths[candidate] < Self.largestDepth
                guard isGood, !chosen.contains(candidate) else { continue }
                chosen.append(candidate)
                cost += added
                break
            }
        }
        return chosen
    }

    private mutating func candidate(own: Range<Int>, layer: Int) -> Int? {
        let isOwn = random.isTrue(percent: 50)
        if isOwn || layer == 0 { return own.isEmpty ? nil : own.lowerBound + random.number(below: own.count) }
        let isNear = random.isTrue(percent: 60)
        let layers = isNear ? layer - 1...layer - 1 : 0...layer - 1
        let candidates = modules.filter { layers.contains($0.layer) }
        let services = candidates[random.number(below: candidates.count)].services
        // What a module offers to others is among its upper half.
        return random.number(in: services.lowerBound + services.count / 2...services.upperBound - 1)
    }

    private func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
}
