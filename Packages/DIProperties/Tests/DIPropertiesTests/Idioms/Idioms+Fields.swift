// SPDX-License-Identifier: Apache-2.0

/// Initialisers that read fields in other ways than the compiler's, and calculate with them.
extension Idiom {
    static var fields: [Idiom] {
        [
            // The finding: a missing number was 0, and divided by.
            fields("Division", "total", "parts") { c in
                let (total, parts) = (try c.int(.total), try c.int(.parts))
                return parts == 0 ? 0 : total / parts
            },
            fields("Precondition", "v", "w") { c in [try c.int(.v), try c.int(.w)] },
            fields("Unwrapping", "name") { c in
                guard let first = try c.text(.name).first else {
                    throw DecodingError.dataCorruptedError(forKey: .name, in: c, debugDescription: "")
                }
                return first
            },
            fields("Indexing", "list", "v") { c in
                let (list, v) = (try c.decode([Int].self, forKey: .list), try c.int(.v))
                return list.isEmpty ? v : list[list.count / 2]
            },
            fields("IntegerOrText", "v") { c in
                if let integer = try? c.int(.v) { return integer }
                return try c.text(.v)
            },
            fields("OneOrMany", "v") { c in try (try? c.decode([String].self, forKey: .v)) ?? [c.text(.v)] },
            fields("Migrated", "v", "old") { c in try (try? c.int(.v)) ?? c.int(.old) },
            fields("Caught", "v") { c in
                do { return try c.int(.v) } catch { return -1 }
            },
            fields("CaughtByKind", "v") { c in
                do {
                    return "\(try c.int(.v))"
                } catch DecodingError.keyNotFound {
                    return "missing"
                } catch DecodingError.typeMismatch {
                    return "another type"
                } catch DecodingError.valueNotFound {
                    return "null"
                }
            },
            fields("Defaults", "name", "v", "w") { c in
                (
                    try c.text(.name), try c.decodeIfPresent(Int.self, forKey: .v) ?? 80,
                    (try? c.decodeIfPresent(Bool.self, forKey: .w)) ?? true
                )
            },
            fields("Contained", "v") { c in try (c.contains(.v) ? c.decode(Int?.self, forKey: .v) : -1) as Any },
            fields("Nullable", "v") { c in try c.decodeNil(forKey: .v) ? "null" : try c.text(.v) },
            fields("DoublyOptional", "v", "w") { c in
                (try c.decodeIfPresent(Int?.self, forKey: .v), try c.decode(String??.self, forKey: .w))
            },
            decoder("Twice", "v", "name") { decoder in
                let v = try decoder.container(keyedBy: K.self).int(.v)
                let again = try decoder.container(keyedBy: K.self)
                return (v, try again.decode(Double.self, forKey: .v), try again.text(.name))
            },
            fields("Backwards", "v", "name") { c in (try c.text(.name), try c.int(.v)) },
            fields("FirstThatFits", "v", "w", "old", "name") { c in
                for key in [K.v, .w, .old] {
                    if let text = try? c.text(key) { return text }
                }
                return try c.text(.name)
            },
            // The finding: "needs two numbers" of a list that is missing.
            fields("TwoNumbers", "list") { c in
                let list = try c.decode([Int].self, forKey: .list)
                guard list.count == 2 else { throw OwnError() }
                return list[0] &+ list[1]
            },
            fields("Rethrown", "v") { c in
                do { return try c.int(.v) } catch {
                    throw DecodingError.dataCorruptedError(forKey: .v, in: c, debugDescription: "not a number")
                }
            },
            // As the compiler's in what it reads first, but not in what follows.
            fields("LaterOtherwise", "name", "v", "w") { c in
                (
                    try c.text(.name), try (try? c.decode([String].self, forKey: .v)) ?? [c.text(.v)],
                    try c.decodeIfPresent(Int.self, forKey: .w) ?? 80
                )
            },
            // Reads a small integer, or what is left of a greater number.
            fields("Narrowed", "v") { c in
                try (try? c.decode(UInt8.self, forKey: .v)) ?? UInt8(clamping: c.decode(Int16.self, forKey: .v))
            },
            fields("Tagged", "name", "v") { c in
                switch try c.text(.name) {
                case "one": return try c.int(.v)
                case "x": return try c.text(.v)
                case let other:
                    throw DecodingError.dataCorruptedError(forKey: .name, in: c, debugDescription: "no kind \(other)")
                }
            },
        ]
    }

    private struct OwnError: Error {}
}
