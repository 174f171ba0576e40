// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// Lets a command answer that the argument parser has made.
protocol CommandRunner: Sendable {
    /// The command's answer; fails where it is not a command of the kind that this runner is for.
    func answer(_ command: any AnsweringCommand) async throws(BrowserFailure) -> Answer
}

/// Fills the commands of one kind and lets them answer.
struct InjectingRunner<C: AnsweringCommand>: CommandRunner {
    let injector: PropertyInjector<C>

    func answer(_ command: any AnsweringCommand) async throws(BrowserFailure) -> Answer {
        guard let command = command as? C else {
            throw BrowserFailure(.failure, "'\(type(of: command).name)' is no command of the kind '\(C.name)'")
        }
        injector.injectProperties(into: command)
        return try await command.answer()
    }
}

extension Binder {
    /// Binds what fills a command, and the command's place in the dictionary of runners, under its name.
    func bindCommand<C: AnsweringCommand, each Need>(
        _ type: C.Type, file: StaticString = #fileID, line: UInt = #line,
        injector: @escaping @Sendable (C) -> (repeat each Need) -> Void
    ) {
        bindPropertyInjectionOf(type).to(file: file, line: line, injector: injector)
        bind((any CommandRunner).self).intoDictionary(key: type.name).to(file: file, line: line) {
            (injector: PropertyInjector<C>) -> any CommandRunner in InjectingRunner(injector: injector)
        }
    }
}

/// A property of a command that the graph fills; the argument parser, which decodes all others, leaves it empty.
///
/// It is read while the command answers. To read it before is a mistake of the program and stops it.
@propertyWrapper
struct Injected<Value>: Decodable {
    private var value: Value?

    init() {}

    /// Reads nothing, for nothing of it stands on a command line.
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
