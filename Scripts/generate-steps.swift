#!/usr/bin/env swift
// SPDX-License-Identifier: Apache-2.0
// Writes the steps of builders that come too late or too early, which the compiler rejects with a text of their own.
//
//   Scripts/generate-steps.swift
//
// A message of @available is a literal, so builders cannot share one. Deterministic; needs the toolchain only.

import Foundation

/// A step that is rejected.
struct Step {
    /// Its name and parameters. Hooks are those of the main actor, where closures of any isolation fit.
    let declaration: String
    /// The arguments of the builder that it would return, so that no second error follows.
    let next: [String]
    var isDisfavored: Bool = false
}

/// A place in the order, after which some steps are too late.
struct Stage {
    /// The condition on the builder.
    let condition: String
    let steps: [Step]
}

let collections = [
    Step(declaration: "intoCollection()", next: ["Input", "_Step.Collected", "[Input]", "S"]),
    Step(declaration: "intoCollection()", next: ["[Input]", "_Step.Collected", "[Input]", "S"], isDisfavored: true),
    Step(declaration: "intoSet()", next: ["Input", "_Step.Collected", "[Input]", "S"]),
    Step(declaration: "intoDictionary<Key>(key: Key)", next: ["Input", "_Step.Collected", "[Input]", "S"]),
]
let tags = [Step(declaration: "tagged<T: Tag>(with tag: T.Type)", next: ["Input", "_Step.Tagged", "Bound", "S"])]
let qualifiers = [
    Step(declaration: "qualified(_ qualifier: String)", next: ["Input", "_Step.Qualified", "Bound", "S"])
]
let sharing = [
    Step(
        declaration: "sharedInScope(_ sharing: SharingPolicy.InScope = .shared)",
        next: ["Input", "_Step.Shared", "Bound", "S"]),
    Step(
        declaration: "sharedOnMainActor(_ sharing: SharingPolicy.InScope = .shared)",
        next: ["Input", "_Step.OnMainActor<_Step.Shared>", "Bound", "S"]),
]
let start = [
    Step(
        declaration: "onStart(_ hook: @MainActor (Input) async throws -> Void)",
        next: ["Input", "_Step.Started", "Bound", "S"])
]
let running = [
    Step(
        declaration:
            "running(onEnd end: RunningEnd = .endsComponent, _ body: @MainActor (Input) async throws -> Void)",
        next: ["Input", "_Step.Running", "Bound", "S"])
]
let end = [
    Step(
        declaration: "onEnd(_ hook: @MainActor (Input, ComponentOutcome) async throws -> Void)",
        next: ["Input", "_Step.Ended", "Bound", "S"])
]
let stop = [
    Step(
        declaration: "onStop(_ hook: @MainActor (Input) async throws -> Void)",
        next: ["Input", "_Step.Stopped", "Bound", "S"])
]
let dispose = [
    Step(declaration: "onDispose(_ hook: @MainActor (Input) -> Void)", next: ["Input", "_Step.Disposed", "Bound", "S"])
]
let decoratorTags = [Step(declaration: "tagged<T: Tag>(with tag: T.Type)", next: ["Element", "_Step.Tagged"])]
let decoratorQualifiers = [
    Step(declaration: "qualified(_ qualifier: String)", next: ["Element", "_Step.Qualified"])
]

let order = """
    steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or \
    sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that \
    last step, and can forward to a binding
    """
let decoratorOrder = """
    steps come in this order, each once: tagged, qualified, and the last one: to, onMainActor, throwing or asynchronous
    """
let decoratorSharing =
    "a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole"

let stages = [
    Stage(condition: "Step: _Step.NoCollection", steps: collections),
    Stage(condition: "Step: _Step.NoTag", steps: tags),
    Stage(condition: "Step: _Step.NoQualifier", steps: qualifiers),
    Stage(condition: "Step: _Step.NoSharing", steps: sharing),
    Stage(condition: "Step: _Step.NoStart", steps: start),
    Stage(condition: "Step: _Step.NoRunning", steps: running),
    Stage(condition: "Step: _Step.NoEnd", steps: end),
    Stage(condition: "Step: _Step.NoStop", steps: stop),
    Stage(condition: "Step: _Step.NoDispose", steps: dispose),
]
let hooks = start + running + end + stop + dispose

func render(_ step: Step, of builder: String, _ message: String, _ summary: String) -> String {
    // A step that a decorator doesn't have returns the decorator itself.
    let isForeign = builder == "DecoratorBuilder" && step.next.count > 2
    let result = isForeign ? builder : "\(builder)<\(step.next.joined(separator: ", "))>"
    let element = builder == "DecoratorBuilder" ? "(Element)" : "(Input)"
    return """
            /// Rejects \(summary).\(step.isDisfavored ? "\n    @_disfavoredOverload" : "")
            @available(*, unavailable, message: "\(message)")
            public func \(step.declaration.replacing("(Input", with: element.dropLast())) -> \(result) {
                \(isForeign ? "self" : "\(result)(_entry)")
            }
        """
}

func render(_ steps: [Step], of builder: String, where condition: String = "", _ message: String, _ summary: String)
    -> String
{
    let texts = steps.map { render($0, of: builder, message, summary) }.joined(separator: "\n\n")
    return "extension \(builder)\(condition.isEmpty ? "" : " where \(condition)") {\n\(texts)\n}"
}

var parts: [String] = []
for stage in stages {
    parts.append(
        render(stage.steps, of: "BindingBuilder", where: stage.condition, order, "a step out of order"))
}
parts.append(
    render(
        decoratorTags, of: "DecoratorBuilder", where: "Step: _Step.NoTag", decoratorOrder,
        "a step that comes too late"))
parts.append(
    render(
        decoratorQualifiers, of: "DecoratorBuilder", where: "Step: _Step.NoQualifier", decoratorOrder,
        "a step that comes too late"))
// One overload of each is enough: the builder that they return is always the same.
let foreign = (collections + sharing + hooks).filter { !$0.isDisfavored }
parts.append(render(foreign, of: "DecoratorBuilder", decoratorSharing, "a step that a decorator does not have"))

let text = """
    // SPDX-License-Identifier: Apache-2.0
    // Generated by Scripts/generate-steps.swift. Do not edit.

    import DICore

    // Each of these exists only after steps that rule out its working namesake, so that no call can choose between the two:
    // valid code compiles as fast as without them, and every other mistake in a call is still reported as such.

    \(parts.joined(separator: "\n\n"))

    """

// With swiftc's own file name the script also works when it was compiled first.
let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let file = project.appendingPathComponent(
    "Packages/DIBinding/Sources/DIBinding/Generated/Builders+Order.generated.swift")
do {
    try Data(text.utf8).write(to: file, options: .atomic)
} catch {
    FileHandle.standardError.write(Data("error: cannot write \(file.path): \(error.localizedDescription)\n".utf8))
    exit(1)
}
