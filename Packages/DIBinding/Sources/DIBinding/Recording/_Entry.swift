// SPDX-License-Identifier: Apache-2.0

import DICore

/// One binding as it is described, and what the engine needs to make its node.
///
/// Not generic, and neither is anything that it does: what is generic and not inlined stays unspecialised, and each
/// generic type costs time at configuration.
public final class _Entry {
    let recorder: _Recorder
    let module: (any Module.Type)?
    var key: Any.Type
    var qualifier: String?
    var element: Any.Type
    var kind: _GraphModel.Kind = .factory
    var sharing: _Sharing.Kind = .none
    var parameters: [Any.Type] = []
    var place: _SourcePlace?
    /// The collection that it is part of.
    var collection: (any _CollectionShape.Type)?
    var isPlural: Bool = false
    var entryKey: _EntryKey?
    /// The qualifier of the binding that it stands for.
    var forwardedQualifier: String?
    /// How it is settled while the graph is planned, if it is of a kind that a higher layer adds.
    var settling: _Settling?
    /// The component that it is the factory of.
    var installed: (any ComponentBase.Type)?
    var isRoot: Bool = false
    /// Whether an overriding module has made it.
    var isOverride: Bool = false
    /// The warnings and notes that are silenced for it.
    var allowed: [Diagnostic.ID] = []
    /// Makes the node, given the nodes of the parameters.
    var makeNode: ((_Links) -> _AnyNode)?

    /// Whether the element and all parameters are classes.
    var isOfClasses: Bool { _TypeMetadata(element).isClass && parameters.allSatisfy { _TypeMetadata($0).isClass } }

    init(_ recorder: _Recorder, _ module: (any Module.Type)?, _ key: Any.Type) {
        self.recorder = recorder
        self.module = module
        self.key = key
        element = key
    }

    /// Makes a copy that is still to be completed.
    convenience init(copyingStart other: _Entry) {
        self.init(copying: other)
    }

    private init(copying other: _Entry) {
        recorder = other.recorder
        module = other.module
        key = other.key
        qualifier = other.qualifier
        element = other.element
        sharing = other.sharing
        collection = other.collection
        isPlural = other.isPlural
        entryKey = other.entryKey
        isRoot = other.isRoot
        isOverride = other.isOverride
        allowed = other.allowed
    }

    /// Makes a completed copy.
    convenience init(copyingAll other: _Entry) {
        self.init(copying: other)
        kind = other.kind
        parameters = other.parameters
        place = other.place
        forwardedQualifier = other.forwardedQualifier
        settling = other.settling
        installed = other.installed
        makeNode = other.makeNode
    }

    /// Completes the entry; a second terminating step of one builder makes a second entry.
    public func _record(
        _ kind: _GraphModel.Kind, _ parameters: [Any.Type], _ place: _SourcePlace,
        _ makeNode: @escaping (_Links) -> _AnyNode
    ) {
        let entry = self.makeNode == nil ? self : _Entry(copying: self)
        entry.kind = kind
        entry.parameters = parameters
        entry.place = place
        entry.makeNode = makeNode
        recorder.add(entry)
    }

    /// Completes the entry as another name for a qualified one.
    func _recordAlias(
        _ qualifier: String, of type: Any.Type, _ place: _SourcePlace, _ makeNode: @escaping (_Links) -> _AnyNode
    ) {
        let entry = self.makeNode == nil ? self : _Entry(copying: self)
        entry.forwardedQualifier = qualifier
        entry._record(.alias, [type], place, makeNode)
    }

    /// Makes the entry a part of a collection.
    public func _contribute(to collection: any _CollectionShape.Type, isPlural: Bool) {
        self.collection = collection
        self.isPlural = isPlural
        key = collection
    }

    /// Chooses how instances are shared.
    public func _share(_ sharing: _Sharing.Kind) {
        self.sharing = sharing
    }
}
