// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserSQLite
import BrowserStorage
import DI
import DIProperties
import TerminalKit

/// The root component: the whole program for one run.
enum AppComponent: RootComponent {
    /// The settled command line, environment and configuration.
    typealias Seed = Invocation
    typealias Root = Program
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: InvocationModule.self)
        binder.include(module: SettingsModule.self)
        binder.include(module: LoggingModule.self)
        binder.include(module: SystemModule.self)
        binder.include(module: OutputModule.self)
        binder.include(module: StorageModule.self)
        binder.include(module: SQLiteModule.self)
        binder.include(module: MemoryStorageModule.self)
        binder.include(module: DemoModule.self, when: DataSettings.isDemo)
        binder.include(module: LiveModule.self, when: !DataSettings.isDemo)
        binder.include(module: CredentialsModule.self)
        binder.include(module: RequestPathModule.self)
        binder.include(module: LocalCommandsModule.self)
        binder.include(module: BrowserModule.self)
        binder.bind(DoctorProbe.self).to(factory: DoctorProbe.init)
        binder.bind(SourceLabel.self).to(factory: SourceLabel.init)
        binder.bind(Sessions.self).to(factory: Sessions.init)
        binder.bind(CommandDispatcher.self).to(factory: CommandDispatcher.init)
        binder.bind(OutputWriter.self).to(factory: OutputWriter.init)
        binder.install(dependency: SessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Program>) -> BindingReceipt<Program> {
        bind.to(factory: Program.init)
    }
}
