// SPDX-License-Identifier: Apache-2.0

/// Initialisers that read fields in other ways than the compiler's, and calculate with them.
enum FieldIdioms {
    enum K: String, CodingKey { case v, w, old, total, parts, name, list, inner }

    /// The finding: a missing number was 0, and divided by.
    struct Division: Decodable {
        let per: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let total = try c.decode(Int.self, forKey: .total)
            let parts = try c.decode(Int.self, forKey: .parts)
            per = parts == 0 ? 0 : total / parts
        }
    }

    struct Precondition: Decodable {
        let v: Int
        let w: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.decode(Int.self, forKey: .v)
            w = try c.decode(Int.self, forKey: .w)
        }
    }

    struct Unwrapping: Decodable {
        let first: Character
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let name = try c.decode(String.self, forKey: .name)
            guard !name.isEmpty else {
                throw DecodingError.dataCorruptedError(forKey: .name, in: c, debugDescription: "")
            }
            // swift-format-ignore: NeverForceUnwrap
            first = name.first!
        }
    }

    struct Indexing: Decodable {
        let middle: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let list = try c.decode([Int].self, forKey: .list)
            let v = try c.decode(Int.self, forKey: .v)
            middle = list.isEmpty ? v : list[list.count / 2]
        }
    }

    struct IntegerOrText: Decodable {
        let i: Int?
        let s: String?
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            if let i = try? c.decode(Int.self, forKey: .v) {
                (self.i, s) = (i, nil)
            } else {
                (i, s) = (nil, try c.decode(String.self, forKey: .v))
            }
        }
    }

    struct OneOrMany: Decodable {
        let v: [String]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try (try? c.decode([String].self, forKey: .v)) ?? [c.decode(String.self, forKey: .v)]
        }
    }

    struct Migrated: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try (try? c.decode(Int.self, forKey: .v)) ?? c.decode(Int.self, forKey: .old)
        }
    }

    struct Caught: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            do { v = try c.decode(Int.self, forKey: .v) } catch { v = -1 }
        }
    }

    struct CaughtByKind: Decodable {
        let v: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            do {
                v = "\(try c.decode(Int.self, forKey: .v))"
            } catch DecodingError.keyNotFound {
                v = "missing"
            } catch DecodingError.typeMismatch {
                v = "another type"
            } catch DecodingError.valueNotFound {
                v = "null"
            }
        }
    }

    struct Defaults: Decodable {
        let name: String
        let v: Int
        let w: Bool
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            name = try c.decode(String.self, forKey: .name)
            v = try c.decodeIfPresent(Int.self, forKey: .v) ?? 80
            w = (try? c.decodeIfPresent(Bool.self, forKey: .w)) ?? true
        }
    }

    struct Contained: Decodable {
        let v: Int?
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = c.contains(.v) ? try c.decode(Int?.self, forKey: .v) : -1
        }
    }

    struct Nullable: Decodable {
        let v: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.decodeNil(forKey: .v) ? "null" : try c.decode(String.self, forKey: .v)
        }
    }

    struct DoublyOptional: Decodable {
        let v: Int??
        let w: String??
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.decodeIfPresent(Int?.self, forKey: .v)
            w = try c.decode(String??.self, forKey: .w)
        }
    }

    struct Twice: Decodable {
        let v: Int
        let text: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.decode(Int.self, forKey: .v)
            let again = try decoder.container(keyedBy: K.self)
            text = "\(try again.decode(Double.self, forKey: .v)) \(try again.decode(String.self, forKey: .name))"
        }
    }

    struct Backwards: Decodable {
        let v: Int
        let name: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            name = try c.decode(String.self, forKey: .name)
            v = try c.decode(Int.self, forKey: .v)
        }
    }

    struct FirstThatFits: Decodable {
        let v: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            for key in [K.v, .w, .old] {
                if let text = try? c.decode(String.self, forKey: key) {
                    v = text
                    return
                }
            }
            v = try c.decode(String.self, forKey: .name)
        }
    }

    struct OwnError: Error {}

    /// The finding: "needs two numbers" of a list that is missing.
    struct TwoNumbers: Decodable {
        let sum: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let list = try c.decode([Int].self, forKey: .list)
            guard list.count == 2 else { throw OwnError() }
            sum = list[0] &+ list[1]
        }
    }

    struct Rethrown: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            do { v = try c.decode(Int.self, forKey: .v) } catch {
                throw DecodingError.dataCorruptedError(forKey: .v, in: c, debugDescription: "not a number")
            }
        }
    }

    static var all: [Idiom] {
        [
            Idiom(Division.self, "total", "parts"), Idiom(Precondition.self, "v", "w"), Idiom(Unwrapping.self, "name"),
            Idiom(Indexing.self, "list", "v"), Idiom(IntegerOrText.self, "v"), Idiom(OneOrMany.self, "v"),
            Idiom(Migrated.self, "v", "old"), Idiom(Caught.self, "v"), Idiom(CaughtByKind.self, "v"),
            Idiom(Defaults.self, "name", "v", "w"), Idiom(Contained.self, "v"), Idiom(Nullable.self, "v"),
            Idiom(DoublyOptional.self, "v", "w"), Idiom(Twice.self, "v", "name"), Idiom(Backwards.self, "v", "name"),
            Idiom(FirstThatFits.self, "v", "w", "old", "name"), Idiom(TwoNumbers.self, "list"),
            Idiom(Rethrown.self, "v"),
        ]
    }
}
