// SPDX-License-Identifier: Apache-2.0

/// The names of the compiler's typed trees in JSON, as far as hints need them.
///
/// The compiler doesn't promise this form, and changes it from release to release. All that is known about it is in this folder,
/// and ``SelfCheck`` tests it with the very compiler before anything is believed. A new form is a case of the table here.
struct TreeForm: Codable, Equatable {
    /// The name that `doctor` shows.
    var name: String
    /// The kind of a node.
    var kind: String = "_kind"
    var range: String = "range"
    var start: String = "start"
    var call: String = "call_expr"
    var reference: String = "declref_expr"
    var defaultArgument: String = "default_argument_expr"
    var parentheses: String = "paren_expr"
    var closure: String = "closure_expr"
    var initializer: String = "constructor_decl"
    var extensionDeclaration: String = "extension_decl"
    var typeDeclarations: [String] = ["struct_decl", "class_decl", "enum_decl"]
    /// The keys under which an expression has the one that it wraps.
    var wrapped: [String] = ["sub_expr", "single_expr_body", "fn"]
    var isolation: String = "global_actor_isolated"
    /// Keys below which there are neither calls nor declarations.
    var leaves: Set<String> = [
        "range", "name", "inherits", "type_repr", "substitutions", "reqs", "function_ref", "generic_signature", "attrs",
        "decl", "compiler_version", "builtin_initializer", "where_requirements",
    ]

    /// The form of Swift 6.3, which 6.1 and 6.2 share as far as it is documented.
    static let swift63: TreeForm = TreeForm(name: "Swift 6.3")
}
