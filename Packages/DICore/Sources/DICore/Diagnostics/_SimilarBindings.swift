// SPDX-License-Identifier: Apache-2.0

/// Finds bindings that could have been meant by a request that nothing answers to.
///
/// Made when the first such request is put into words, in one pass over the bindings, so that many of them cost no more
/// than one pass each over what is similar.
final class _SimilarBindings {
    private let model: _GraphModel
    private let names: TypeNames
    private lazy var byCore: [ObjectIdentifier: [Int]] = grouped { ObjectIdentifier(Self.core(of: $0)) }
    private lazy var byName: [String: [Int]] = grouped { [names] in names.qualified(Self.core(of: $0)) }

    init(_ model: _GraphModel, _ names: TypeNames) {
        self.model = model
        self.names = names
    }

    /// Bindings of the type under whatever tag, qualifier, optional or collection, in the order of registration.
    func sharingCore(with type: Any.Type) -> [Int] {
        byCore[ObjectIdentifier(Self.core(of: type))] ?? []
    }

    /// Bindings of other types that have the same name: private to another file, or of a package that is linked twice.
    func sharingName(with type: Any.Type) -> [Int] {
        let core = Self.core(of: type)
        let found = byName[names.qualified(core)] ?? []
        return found.filter { Self.core(of: model.bindings[$0].key.type) != core }
    }

    private func grouped<Group: Hashable>(by group: (Any.Type) -> Group) -> [Group: [Int]] {
        var groups: [Group: [Int]] = [:]
        for (index, binding) in model.bindings.enumerated() where binding.kind != .collection {
            groups[group(binding.key.type), default: []].append(index)
        }
        return groups
    }

    /// The type within a tag, an optional and a collection.
    private static func core(of type: Any.Type) -> Any.Type {
        var core = (type as? any Tag.Type)?._element ?? type
        if let shape = core as? any _Shape.Type, shape._form.kind == .optional { core = shape._form.value }
        return (core as? any _CollectionShape.Type)?._part ?? core
    }
}
