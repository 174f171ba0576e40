// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension CurrentInjector {
    /// Answers the first request for a declaration, outside of the code that callers inline.
    @usableFromInline @inline(never)
    static func resolveDefault<V>(_ declared: Default<V>, _ file: StaticString, _ line: UInt) -> V {
        with { $0.resolveDefault(declared, _SourcePlace(file, line)) }
    }
}

extension Injector {
    /// Answers a request for a declaration that has been answered before; nil if it has no entry.
    ///
    /// It takes only the addresses of the declaration's literals, so that a hit doesn't copy the functions of the default.
    /// Specialised once for each type, not inlined in each of the three ways to an injector.
    @inlinable @inline(never)
    func cachedDefault<V>(_ declaration: DefaultID, as type: V.Type) -> V? {
        // Proof of unsafeDowncast: this layer attaches a cache, and no other layer attaches anything.
        // Proof of Unmanaged: the injector keeps its attachment, and that its entries.
        let entry = _attachment?._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: DefaultCache.self).find(declaration, as: V.self)
        }
        guard let entry = entry ?? nil else { return nil }
        return entry._withUnsafeGuaranteedRef { _element(of: $0.node, as: V.self, in: $0.frame) }
    }

    /// Answers the first request for a declaration, and any request whose answer isn't kept.
    func resolveDefault<V>(_ declared: Default<V>, _ place: _SourcePlace) -> V {
        if let node = _node(declared: declared.key, isOnMain: false, place) {
            if !_isObserved { _ = defaultCache.answer(declared) { ResolvedDefault(node: node, frame: _frame) } }
            return _element(of: node, as: V.self, in: _frame)
        }
        let context = context
        if declared.variant(in: context).isUnimplemented { return declared.make(in: context, requestedAt: place) }
        let answer = unboundDefault(declared, place)
        return _element(of: answer.node, as: V.self, in: answer.frame)
    }

    /// The answer for a declaration that the graph doesn't bind. A shared one is the answer of the injector that this one
    /// overlays or supersedes.
    private func unboundDefault<V>(_ declared: Default<V>, _ place: _SourcePlace) -> ResolvedDefault {
        defaultCache.answer(declared) {
            guard declared.sharing != .unshared, let common = _injection?.common else {
                return declared.answer(in: context, of: self, requestedAt: place)
            }
            let origin = common.origin.map { Injector($0) } ?? self
            let known = common.object ?? common.store(CommonDefaults())
            // Proof of unsafeDowncast and Unmanaged: as above.
            return unsafeDowncast(known.takeUnretainedValue(), to: CommonDefaults.self).answer(declared.key) {
                declared.answer(in: context, of: origin, requestedAt: place)
            }
        }
    }

    /// Answers a request of the main actor, whose bindings have no entry.
    func resolveDefaultOnMainActor<V>(_ declared: Default<V>, _ place: _SourcePlace) -> V {
        guard let node = _node(declared: declared.key, isOnMain: true, place) else {
            return resolveDefault(declared, place)
        }
        return _element(of: node, as: V.self, in: _frame)
    }

    private var defaultCache: DefaultCache {
        // Only frames of injectors are current, so there is a place for it.
        guard let attached = _attachment ?? _injection?.attachment.store(DefaultCache()) else { return DefaultCache() }
        // Proof of unsafeDowncast and Unmanaged: as above.
        return unsafeDowncast(attached.takeUnretainedValue(), to: DefaultCache.self)
    }
}

extension Default {
    /// Makes the answer of an injector whose graph doesn't bind the declaration: its own node, with a frame for the shared
    /// instance.
    fileprivate func answer(in context: RunContext, of owner: Injector, requestedAt place: _SourcePlace)
        -> ResolvedDefault
    {
        let keeper = DefaultNode(self, in: context, of: owner, requestedAt: place)
        return ResolvedDefault(node: .passUnretained(keeper.node), frame: keeper.frame, keeper: keeper)
    }

    /// Returns the node that makes the default, without its sharing.
    func node(in context: RunContext, requestedAt place: _SourcePlace) -> _AnyNode {
        _AnyNode._node(as: V.self) { _ in make(in: context, requestedAt: place) }
    }
}
