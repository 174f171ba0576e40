// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// Runs a command that the argument parser has made.
protocol CommandRunner: Sendable {
    /// Runs a command; fails if it is of another kind than this runner is for.
    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput
}

/// Injects the properties of one kind of command, and runs it.
struct InjectingRunner<C: InjectedCommand>: CommandRunner {
    let injector: PropertyInjector<C>

    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput {
        guard let command = command as? C else {
            throw BrowserFailure(.failure, "'\(type(of: command).name)' is not a command of the kind '\(C.name)'")
        }
        injector.injectProperties(into: command)
        return try await command.output()
    }
}

extension Binder {
    /// Binds what fills a command, and the command's place in the dictionary of runners, under its name.
    func bindCommand<C: InjectedCommand, each Need>(
        _ type: C.Type, file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @Sendable (C) -> (repeat each Need) -> Void
    ) {
        bindPropertyInjectionOf(type).to(file: file, line: line, injector: injector)
        bind((any CommandRunner).self).intoDictionary(key: type.name).to(file: file, line: line) {
            (injector: PropertyInjector<C>) -> any CommandRunner in InjectingRunner(injector: injector)
        }
    }
}
