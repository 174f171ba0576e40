// SPDX-License-Identifier: Apache-2.0

/// Returns the name of a type as it is written in source, without modules.
package func _spelling(of type: Any.Type) -> String {
    (_LinkedWords.type as? any _Wording.Type)?.spelling(of: type) ?? _shortSpelling(of: type)
}

/// Returns the runtime's name of a type, without modules, and without the `any` of protocols among generic arguments.
package func _shortSpelling(of type: Any.Type) -> String {
    (_TypeMetadata(type).isExistential ? "any " : "") + String(describing: type)
}
