// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// Runs the commands of one kind.
protocol CommandRunner: Sendable {
    /// Returns the output of a command that the argument parser has created; fails if it is of another kind.
    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput
}

/// Injects the properties of a command, then runs it.
struct InjectingRunner<C: InjectedCommand>: CommandRunner {
    let injector: PropertyInjector<C>

    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput {
        guard let command = command as? C else {
            throw BrowserFailure(.failure, "'\(type(of: command).name)' is not the command '\(C.name)'")
        }
        injector.injectProperties(into: command)
        return try await command.output()
    }
}

extension Binder {
    /// Binds the property injection of a command, and its runner under the command's name.
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
