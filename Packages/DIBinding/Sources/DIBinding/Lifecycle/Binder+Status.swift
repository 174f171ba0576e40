// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder where S: DICore.Scope {
    /// Binds a `ComponentStatus`, which states whether the component is starting, serving or stopping.
    ///
    /// Components below share the status of this component.
    ///
    /// ```swift
    /// binder.bindStatus()
    /// binder.bind(Readiness.self).to(factory: Readiness.init)
    /// ```
    public func bindStatus(file: StaticString = #fileID, line: UInt = #line) {
        let status = bind(ComponentStatus.self).sharedInScope()
        status._entry._addHook { $0._noting { (status: ComponentStatus, life) in status._follow(life) } }
        status.to(file: file, line: line) { ComponentStatus() }
    }
}
