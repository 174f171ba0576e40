// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserHTTP
import BrowserNetworking
import BrowserOutput
import BrowserSQLite
import BrowserStorage
import DI
import DIProperties

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
        binder.include(module: SettingsModule.self)
        binder.include(module: LoggingModule.self)
        binder.include(module: SystemModule.self)
        binder.include(module: OutputModule.self)
        binder.include(module: StorageModule.self)
        binder.include(module: SQLiteModule.self)
        binder.include(module: MemoryStorageModule.self)
        binder.include(module: HTTPModule.self)
        binder.include(module: DemoPartsModule.self)
        binder.include(module: CredentialsModule.self)
        binder.bind((any Transport).self).to(qualifiedBy: DataSettings.sourcePath)
        binder.include(module: LocalCommandsModule.self)
        binder.include(module: BrowserModule.self)
        binder.bind(DoctorProbe.self).to(factory: DoctorProbe.init)
        binder.install(dependency: SessionComponent.self)
    }

    /// The root is the program.
    public static func configureRoot(binder bind: ReceiptBinder<Program>) -> BindingReceipt<Program> {
        bind.to(factory: Program.init)
    }
}
