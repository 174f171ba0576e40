// SPDX-License-Identifier: Apache-2.0

/// A phase in the life of a component.
public enum ComponentPhase: String, Sendable, Hashable, CaseIterable {
    /// It is being built by `run` or `open`, or its `onStart` hooks are being called.
    case starting
    /// It has been started, or was only built.
    case serving
    /// Its stop has begun or ended.
    case stopping
}

/// The phase of a component, for answers about health and readiness; bound with `bindStatus`.
///
/// ```swift
/// struct Readiness {
///     let status: ComponentStatus
///
///     var code: Int { status.phase == .serving ? 200 : 503 }
/// }
/// ```
///
/// Thread-safe. It retains no object of its component once that is closed.
public final class ComponentStatus: Sendable {
    private let source: OrderedMutex<@Sendable () -> ComponentPhase>

    /// Makes a status by hand, such as for a test.
    public init(_ phase: ComponentPhase = .serving) {
        source = OrderedMutex { phase }
    }

    /// The current phase.
    public var phase: ComponentPhase { source.withLock { $0 }() }

    /// Follows a component.
    package func _follow(_ life: _Life) {
        source.withLock { $0 = { life._componentPhase } }
    }
}

extension _Life {
    /// The phase of the component's life.
    package var _componentPhase: ComponentPhase {
        switch phase {
        case .starting: .starting
        case .built, .running: .serving
        case .stopping, .disposing, .released: .stopping
        }
    }
}
