// SPDX-License-Identifier: Apache-2.0

/// A random history of injectors, whose objects ask by themselves.
struct AmbientCase: Sendable {
    /// A way in which an object asks for what it needs.
    enum Way: Sendable, CaseIterable {
        /// While it is made.
        case now
        /// Through a provider, after it was made.
        case later
        /// In a task that its factory starts.
        case inTask
    }

    struct Need: Sendable {
        let key: Int
        let way: Way
    }

    /// A binding; an object of a key needs only objects of lower keys.
    struct Declaration: Sendable {
        let line: Int
        let key: Int
        let isShared: Bool
        let needs: [Need]
    }

    static let keyCount: Int = 5

    /// The declarations of each generation: of an overlay over the one before, or of a module that is loaded.
    let generations: [[Declaration]]

    init(seed: Int) {
        var random = SplitMix(seed: seed)
        var line = 0
        generations = (0..<Int.random(in: 2...4, using: &random)).map { generation in
            (0..<Self.keyCount).compactMap { key in
                guard generation == 0 || Int.random(in: 0..<3, using: &random) == 0 else { return nil }
                line += 1
                let needs = (0..<key).filter { _ in Bool.random(using: &random) }.map {
                    Need(key: $0, way: Way.allCases.randomElement(using: &random) ?? .now)
                }
                return Declaration(line: line, key: key, isShared: Bool.random(using: &random), needs: needs)
            }
        }
    }

    /// The declaration that a generation answers a key with, and the generation that owns a shared instance of it: the one that
    /// declares it, whoever asks.
    func find(_ key: Int, in generation: Int) -> (declaration: Declaration, owner: Int)? {
        for index in (0...generation).reversed() {
            if let found = generations[index].first(where: { $0.key == key }) {
                return (found, found.isShared ? index : generation)
            }
        }
        return nil
    }

    /// The lines of an object and of all that it needs, by the one rule of who is current: while a shared instance is made, the
    /// injector of the generation that owns it, or the newest one of a stack; otherwise the one that was asked; otherwise that of
    /// the task, which is always `runner` here.
    func text(of key: Int, in asked: Int, runner: Int, isStack: Bool) -> String {
        guard let (declaration, owner) = find(key, in: asked) else { return "nothing" }
        return text(
            of: declaration, madeIn: declaration.isShared ? (isStack ? generations.count - 1 : owner) : asked, runner,
            isStack)
    }

    private func text(of declaration: Declaration, madeIn current: Int, _ runner: Int, _ isStack: Bool) -> String {
        let needs = declaration.needs.map { need in
            switch need.way {
            case .now: return text(of: need.key, in: current, runner: runner, isStack: isStack)
            case .inTask: return text(of: need.key, in: runner, runner: runner, isStack: isStack)
            case .later:
                guard let found = find(need.key, in: current)?.declaration, !found.isShared else {
                    return text(of: need.key, in: current, runner: runner, isStack: isStack)
                }
                return text(of: found, madeIn: runner, runner, isStack)
            }
        }
        return needs.isEmpty ? "\(declaration.line)" : "\(declaration.line)(\(needs.joined(separator: " ")))"
    }
}
