// SPDX-License-Identifier: Apache-2.0

import DI

/// Who asks: found out no earlier than a session is made.
enum CredentialsModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any TokenCommandRunner).self).to { (it: Invocation) -> any TokenCommandRunner in
            TokenProcess(environment: it.environment)
        }
        binder.bind(Connection.self).to { (it: Invocation) in it.connection }
        binder.bind(CredentialsSource.self).to(factory: CredentialsSource.init)
    }
}
