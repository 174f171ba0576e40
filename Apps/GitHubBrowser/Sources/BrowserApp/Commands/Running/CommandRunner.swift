// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// Runs the commands of one kind by a function.
///
/// Not generic: the runtime checks the constraint of each generic type that it makes by reading all conformances of the
/// program, and a run makes the runners of all commands.
struct CommandRunner: Sendable {
    private let run: @Sendable (any InjectedCommand) async throws(BrowserFailure) -> CommandOutput

    init<C: InjectedCommand>(_ run: @escaping @Sendable (C) async throws -> CommandOutput) {
        self.run = { (command) async throws(BrowserFailure) -> CommandOutput in
            guard let command = command as? C else {
                throw BrowserFailure(.failure, "'\(type(of: command).name)' is not the command '\(C.name)'")
            }
            do {
                return try await run(command)
            } catch {
                throw BrowserFailure(error)
            }
        }
    }

    /// Returns the output of a command that the argument parser has created; fails if it is of another kind.
    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput {
        try await run(command)
    }
}

extension Binder {
    /// Binds the runner of a command under its name: a function of the command, and then of what it needs.
    func bindCommand<C: InjectedCommand, each Need: Sendable>(
        _ type: C.Type, file: StaticString = #fileID, line: UInt = #line,
        run: @escaping @Sendable (C) -> (repeat each Need) async throws -> CommandOutput
    ) {
        bind(CommandRunner.self).intoDictionary(key: type.name).to(file: file, line: line) {
            // A run makes the runners of all commands, and needs what one of them needs.
            (needs: repeat Provider<each Need>) -> CommandRunner in
            let all = (repeat each needs)
            return CommandRunner { (command: C) in
                try await run(command)(repeat (each all).get())
            }
        }
    }

    /// Binds the property injection of a command, and its runner under the command's name.
    func bindCommand<C: FilledCommand, each Need>(
        _ type: C.Type, file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @Sendable (C) -> (repeat each Need) -> Void
    ) {
        bindPropertyInjectionOf(type).to(file: file, line: line, injector: injector)
        bind(CommandRunner.self).intoDictionary(key: type.name).to(file: file, line: line) {
            (injector: PropertyInjector<C>) -> CommandRunner in
            CommandRunner { (command: C) in
                injector.injectProperties(into: command)
                return try await command.output()
            }
        }
    }
}

/// A property of a command that the graph injects; the argument parser, which decodes the others, leaves it empty.
///
/// Reading it before the injection is a programmer's error and traps.
@propertyWrapper
struct Injected<Value>: Decodable {
    private var value: Value?

    init() {}

    /// Decodes nothing: the command line doesn't hold the value.
    init(from decoder: any Decoder) {}

    var wrappedValue: Value {
        get {
            guard let value else {
                preconditionFailure("a command's \(Value.self) was read before the graph had filled it")
            }
            return value
        }
        set { value = newValue }
    }
}
