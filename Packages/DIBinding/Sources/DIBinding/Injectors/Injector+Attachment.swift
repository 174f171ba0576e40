// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// An object of a higher layer that an injector keeps as long as it lives.
///
/// Public, since a class that a higher layer inherits from has to be open.
open class _Attachment: @unchecked Sendable {
    // Proof of @unchecked Sendable: it has no stored properties, and subclasses prove their own.

    /// Makes an attachment.
    public init() {}

    /// Makes the attachment of the injector that takes the place of this one's; `generation` is the first one whose bindings may
    /// be gone, or nil if none is.
    open func _inherited(by heir: Injector, withoutThoseOf generation: Int?) -> _Attachment? { nil }
}

extension Injector {
    /// The injector that owns shared instances of declarations which no graph binds, if it isn't this one.
    package var _defaultsOwner: Injector? { maker.defaultsOwner.withLock { $0 } }

    /// The number of the injector among those that took each other's place.
    package var _generation: Int { maker.succession.withLock { $0?.generation ?? 0 } }

    // Proof of Unmanaged: the caller keeps the node.
    /// Runs a function that makes an instance of a declaration which no graph binds, as this injector.
    package func _making<R>(by node: Unmanaged<_AnyNode>, _ body: () -> R) -> R {
        makeFindable()
        return _ThreadConstruction.make(self, node, frame, body)
    }
}

/// The place of an injector's attachment: one word, which is empty until it is used.
@usableFromInline
struct _AttachmentCell: ~Copyable, Sendable {
    // Proof of Unmanaged: the cell owns the object from the moment it is stored, which happens once.
    @usableFromInline let word: Atomic<UInt> = Atomic(0)

    init() {}

    deinit {
        object?.release()
    }

    // Proof of Unmanaged: as above.
    /// The object, if there is one.
    @inlinable
    var object: Unmanaged<_Attachment>? {
        UnsafeRawPointer(bitPattern: word.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
    }

    // Proof of Unmanaged: as above.
    /// Stores an object, and returns the first that was stored.
    borrowing func store(_ new: _Attachment) -> Unmanaged<_Attachment> {
        let new = Unmanaged.passRetained(new)
        let address = UInt(bitPattern: new.toOpaque())
        let (isFirst, _) = word.compareExchange(expected: 0, desired: address, ordering: .acquiringAndReleasing)
        if isFirst { return new }
        new.release()
        // Proof of unsafelyUnwrapped: the exchange has failed because the word is not 0, and it never changes again.
        return object.unsafelyUnwrapped
    }
}

/// For a layer that keeps something for each injector, and requests its own keys.
extension Injector {
    // Proof of Unmanaged: as for the cell.
    /// The attachment, if there is one; valid as long as the injector lives.
    @inlinable @inline(__always)
    package var _attachment: Unmanaged<_Attachment>? { attachment.object }

    // Proof of Unmanaged: as for the cell.
    /// Attaches an object, unless there is one already; returns the attached one.
    package func _attach(_ object: _Attachment) -> Unmanaged<_Attachment> {
        attachment.store(maker.attachment.store(object).takeUnretainedValue())
    }

    /// Whether every request is observed, so that none may be answered from a table of a higher layer.
    package var _isObserved: Bool { built.plan.options.observation != nil }

    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    /// Returns the node of a declared default that the graph binds, or nil if it doesn't; ends the process if the caller may
    /// not request it.
    package func _node(declared key: _Key, isOnMain: Bool, _ place: _SourcePlace) -> Unmanaged<_AnyNode>? {
        points.binds(key) ? points.answer(key, place, isOnMain: isOnMain, by: points.makers) : nil
    }

    /// The frame in which the injector's nodes run.
    @inlinable @inline(__always)
    package var _frame: _Frame { frame }

    // Proof of Unmanaged: the caller keeps the node.
    /// Returns the element of a node in a frame: the shared instance if it is there, or what this injector makes then.
    @inlinable @inline(__always)
    package func _element<T>(of node: Unmanaged<_AnyNode>, as type: T.Type, in frame: _Frame) -> T {
        if let there = node._hit(as: T.self, in: frame) { return there }
        // An object that requests others may start tasks that do so, too; these need a task-local value, which takes longer.
        guard node._withUnsafeGuaranteedRef(\._isQuiet) else {
            makeFindable()
            return _ThreadConstruction.make(self, node, frame) { node._element(as: T.self, in: frame) }
        }
        // Proof of Unmanaged: this object and the frame outlive the record.
        var record = _ThreadConstruction(.passUnretained(self), node: node, frame: .passUnretained(frame))
        return withUnsafeMutablePointer(to: &record) { record in
            enter(record)
            defer { leave(record) }
            return node._element(as: T.self, in: frame)
        }
    }
}
