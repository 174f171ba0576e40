// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserOutput
import BrowserSQLite
import BrowserStorage
import DI

/// The whole program for one run, from what was read from the command line and the environment.
public enum AppComponent: RootComponent {
    /// What the program was asked to do.
    public typealias Seed = Invocation
    /// What does it.
    public typealias Root = Program
    /// One of each for the whole run.
    public typealias Scope = Singleton

    /// Binds what all sessions share.
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: InvocationModule.self)
        binder.include(module: SystemModule.self)
        binder.include(module: OutputModule.self)
        binder.include(module: StorageModule.self)
        binder.include(module: SQLiteModule.self)
        binder.include(module: HTTPModule.self)
        binder.include(module: LocalCommandsModule.self)
        binder.install(dependency: SessionComponent.self)
    }

    /// The root is the program.
    public static func configureRoot(binder bind: ReceiptBinder<Program>) -> BindingReceipt<Program> {
        bind.to(factory: Program.init)
    }
}
