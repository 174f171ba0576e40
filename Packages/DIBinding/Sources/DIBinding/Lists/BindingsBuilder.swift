// SPDX-License-Identifier: Apache-2.0

import DICore

/// The builder of ``Bindings``, whose statements declare bindings.
@resultBuilder
public enum BindingsBuilder {
    // Neither `buildExpression` nor `buildPartialBlock`: each more than doubles the time of the compiler for a long list
    // (Documentation/Decisions/0016).

    /// Joins the statements.
    public static func buildBlock(_ parts: Bindings...) -> Bindings {
        parts.count == 1 ? parts[0] : Bindings(parts)
    }

    /// Notes where the list is written.
    public static func buildFinalResult(
        _ list: Bindings, file: StaticString = #fileID, line: UInt = #line
    ) -> Bindings {
        var declarations = list._declarations
        declarations.place = _SourcePlace(file, line)
        return Bindings(declarations)
    }

    /// Takes the statements of an `if` without `else`.
    public static func buildOptional(_ part: Bindings?) -> Bindings {
        part ?? Bindings([])
    }

    /// Takes the first branch.
    public static func buildEither(first part: Bindings) -> Bindings {
        part
    }

    /// Takes the second branch.
    public static func buildEither(second part: Bindings) -> Bindings {
        part
    }

    /// Takes the statements of a loop.
    public static func buildArray(_ parts: [Bindings]) -> Bindings {
        Bindings(parts)
    }

    /// Takes the statements of `if #available`.
    public static func buildLimitedAvailability(_ part: Bindings) -> Bindings {
        part
    }

    /// Rejects a module that isn't included.
    @available(
        *, unavailable,
        message: "a module is included: include(module: X.self); to override with one: .overriding(X.self)"
    )
    public static func buildBlock<M: Module>(_ module: M.Type) -> Bindings {
        Bindings([])
    }
}
