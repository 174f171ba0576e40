// SPDX-License-Identifier: Apache-2.0

/// Six parameters: one shared, two leaves, and three that need something themselves.
public final class Complex: Inspectable {
    /// The component's.
    public let shared: Shared
    /// Made for this one.
    public let first: ComplexFirst
    /// Made for this one.
    public let second: ComplexSecond
    /// A level deeper.
    public let reader: ComplexReader
    /// A level deeper.
    public let writer: ComplexWriter
    /// A level deeper.
    public let cleaner: ComplexCleaner

    /// Takes all six.
    public init(
        shared: Shared, first: ComplexFirst, second: ComplexSecond,
        reader: ComplexReader, writer: ComplexWriter, cleaner: ComplexCleaner
    ) {
        self.shared = shared
        self.first = first
        self.second = second
        self.reader = reader
        self.writer = writer
        self.cleaner = cleaner
    }

    /// All six.
    public var parts: [any Inspectable] { [shared, first, second, reader, writer, cleaner] }
}

/// A leaf of `Complex`.
public final class ComplexFirst: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let rank: Int = 1

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// A leaf of `Complex`.
public final class ComplexSecond: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let rank: Double = 2
    /// Keeps the layout apart from the other classes'.
    public let isLast: Bool = true

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// A part of `Complex` that needs a new source.
public final class ComplexReader: Inspectable {
    /// Made for this one.
    public let source: ComplexSource

    /// Takes its source.
    public init(source: ComplexSource) {
        self.source = source
    }

    /// The source.
    public var parts: [any Inspectable] { [source] }
}

/// A part of `Complex` that needs a new target and the shared object.
public final class ComplexWriter: Inspectable {
    /// Made for this one.
    public let target: ComplexTarget
    /// The component's.
    public let shared: Shared

    /// Takes both.
    public init(target: ComplexTarget, shared: Shared) {
        self.target = target
        self.shared = shared
    }

    /// Both.
    public var parts: [any Inspectable] { [target, shared] }
}

/// A part of `Complex` that needs the shared object and a new schedule.
public final class ComplexCleaner: Inspectable {
    /// The component's.
    public let shared: Shared
    /// Keeps the layout apart from the other classes'.
    public let interval: Int32 = 30
    /// Made for this one.
    public let schedule: ComplexSchedule

    /// Takes both.
    public init(shared: Shared, schedule: ComplexSchedule) {
        self.shared = shared
        self.schedule = schedule
    }

    /// Both.
    public var parts: [any Inspectable] { [shared, schedule] }
}

/// A dependency of the reader.
public final class ComplexSource: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let length: UInt32 = 512

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// A dependency of the writer.
public final class ComplexTarget: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let isOpen: Bool = true

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}

/// A dependency of the cleaner.
public final class ComplexSchedule: Inspectable {
    /// Keeps the layout apart from the other classes'.
    public let hours: (Int, Int) = (8, 18)

    /// Makes one.
    public init() {}

    /// Nothing.
    public var parts: [any Inspectable] { [] }
}
