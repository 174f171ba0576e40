// SPDX-License-Identifier: Apache-2.0

#if Services

import DIBinding
import DICore
import ServiceLifecycle
// The only public way to give a task a shutdown of its own. A group of one would do the same with seven tasks and an actor, begin
// the service after a hop only, and listen to the group around it, which would stop everything at once.
import ServiceLifecycleTestKit

extension BindingBuilder where Step: _Step.BeforeRunning, Input: Service {
    /// Runs each instance, which is a `Service`, as long as its component, and shuts it down gracefully in the order of the graph.
    ///
    /// Replaces `running` and `onStop`: `run()` of the service is called like the function of `running`, and the stop triggers
    /// its graceful shutdown: `gracefulShutdown()`, `cancelWhenGracefulShutdown` and `withGracefulShutdownHandler` work inside. A
    /// shutdown of a group around the component doesn't reach the service before its turn. A service that doesn't end in time is
    /// cancelled, like a function of `running`.
    ///
    /// ```swift
    /// binder.bind(PostgresClient.self).sharedInScope().service().to(factory: PostgresClient.init)
    /// binder.bind(OrderStore.self).sharedInScope().to(factory: OrderStore.init)
    /// binder.bind(Jobs.self).sharedInScope().service(onEnd: .ignored).to(factory: Jobs.init)
    /// ```
    ///
    /// - Parameter end: The consequence of a return before the stop; an error always ends the component.
    /// - Returns: The next step.
    public func service(
        onEnd end: RunningEnd = .endsComponent
    ) -> BindingBuilder<Input, _Step.Stopped, Bound, S> {
        _running(onEnd: end) { service, request in
            try await testGracefulShutdown { shutdown in
                request._heard { shutdown.triggerGracefulShutdown() }
                try await service.run()
            }
        }
    }
}

#endif
