// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// An object that asks by itself for what it needs.
protocol AmbientCup: AnyObject, Sendable {
    var line: Int { get }
    var needs: [AmbientNeed] { get }
}

/// A need of an object: met, or still to be.
enum AmbientNeed: Sendable {
    case now(any AmbientCup)
    case later(@Sendable () -> any AmbientCup)
    case inTask(Task<any AmbientCup, Never>)

    var cup: any AmbientCup {
        get async {
            switch self {
            case .now(let cup): cup
            case .later(let get): get()
            case .inTask(let task): await task.value
            }
        }
    }
}

extension AmbientCup {
    /// The lines of the object and of all that it needs.
    var text: String {
        get async {
            var texts: [String] = []
            for need in needs { texts.append(await need.cup.text) }
            return texts.isEmpty ? "\(line)" : "\(line)(\(texts.joined(separator: " ")))"
        }
    }

    /// The lines of the object and of all that it needs, as a set.
    var lines: Set<Int> {
        get async {
            var lines: Set = [line]
            for need in needs { lines.formUnion(await need.cup.lines) }
            return lines
        }
    }
}

/// The objects of one key.
final class AmbientCupOf<Key: Digit>: AmbientCup {
    let line: Int
    let needs: [AmbientNeed]

    init(_ declaration: AmbientCase.Declaration) {
        line = declaration.line
        needs = declaration.needs.map { need in digits[need.key].need(need.way) }
    }
}

extension Digit {
    static func need(_ way: AmbientCase.Way) -> AmbientNeed {
        switch way {
        case .now: return .now(inject(AmbientCupOf<Self>.self))
        case .later:
            let provider = inject(Provider<AmbientCupOf<Self>>.self)
            return .later { provider.get() }
        case .inTask: return .inTask(Task { inject(AmbientCupOf<Self>.self) })
        }
    }

    static func bind(_ declaration: AmbientCase.Declaration) -> Bindings {
        if declaration.isShared {
            Bindings { single { AmbientCupOf<Self>(declaration) } }
        } else {
            Bindings { factory { AmbientCupOf<Self>(declaration) } }
        }
    }

    static func ask(_ injector: Injector) -> any AmbientCup { injector.get(AmbientCupOf<Self>.self) }
}

extension AmbientCase {
    static func bindings(of declarations: [Declaration]) -> Bindings {
        Bindings {
            for declaration in declarations { digits[declaration.key].bind(declaration) }
        }
    }

    /// The injector of each generation: overlays, or the states of a stack.
    func injectors(ofStack isStack: Bool) throws(GraphError) -> [Injector] {
        var injectors: [Injector] = []
        let stack = ModuleStack()
        for generation in generations.indices {
            if isStack {
                try stack.load(Self.bindings(of: generations[generation]), priority: .init(rawValue: generation))
                injectors.append(stack.current)
            } else {
                injectors.append(try Injector(Self.bindings(of: generations[generation]), parent: injectors.last))
            }
        }
        return injectors
    }
}
