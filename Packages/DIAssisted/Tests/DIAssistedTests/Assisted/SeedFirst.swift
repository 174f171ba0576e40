// SPDX-License-Identifier: Apache-2.0

import DIAssisted

/// A value that has an initialiser of one arity after the seed, which its last parameter names.
struct First<Last>: Blended {
    let numbers: [Int]

    private init(_ seed: Assisted<Int>, all spices: [any Numbered]) {
        numbers = [seed.get()] + spices.map(\.number)
    }

    init(_ seed: Assisted<Int>) where Last == Never { self.init(seed, all: []) }
    init(_ seed: Assisted<Int>, _ s1: Spice1) where Last == Spice1 { self.init(seed, all: [s1]) }
    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2) where Last == Spice2 { self.init(seed, all: [s1, s2]) }
    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3)
    where Last == Spice3 { self.init(seed, all: [s1, s2, s3]) }
    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4)
    where Last == Spice4 { self.init(seed, all: [s1, s2, s3, s4]) }
    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5)
    where Last == Spice5 { self.init(seed, all: [s1, s2, s3, s4, s5]) }
    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6)
    where Last == Spice6 { self.init(seed, all: [s1, s2, s3, s4, s5, s6]) }
    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7
    ) where Last == Spice7 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7])
    }
    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8
    ) where Last == Spice8 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7, s8])
    }
    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9
    ) where Last == Spice9 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7, s8, s9])
    }
    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20,
        _ s21: Spice21, _ s22: Spice22
    ) where Last == Spice22 {
        self.init(
            seed,
            all: [
                s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22,
            ])
    }
}
