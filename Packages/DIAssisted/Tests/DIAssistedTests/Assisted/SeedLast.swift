// SPDX-License-Identifier: Apache-2.0

import DIAssisted

/// A value that has an initialiser of one arity before the seed, which its last spice names.
struct Last<Spice>: Blended {
    let numbers: [Int]

    private init(_ seed: Assisted<Int>, all spices: [any Numbered]) {
        numbers = spices.map(\.number) + [seed.get()]
    }

    init(_ s1: Spice1, _ seed: Assisted<Int>) where Spice == Spice1 { self.init(seed, all: [s1]) }
    init(_ s1: Spice1, _ s2: Spice2, _ seed: Assisted<Int>) where Spice == Spice2 { self.init(seed, all: [s1, s2]) }
    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ seed: Assisted<Int>)
    where Spice == Spice3 { self.init(seed, all: [s1, s2, s3]) }
    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ seed: Assisted<Int>)
    where Spice == Spice4 { self.init(seed, all: [s1, s2, s3, s4]) }
    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ seed: Assisted<Int>)
    where Spice == Spice5 { self.init(seed, all: [s1, s2, s3, s4, s5]) }
    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ seed: Assisted<Int>)
    where Spice == Spice6 { self.init(seed, all: [s1, s2, s3, s4, s5, s6]) }
    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7,
        _ seed: Assisted<Int>
    ) where Spice == Spice7 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7])
    }
    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ seed: Assisted<Int>
    ) where Spice == Spice8 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7, s8])
    }
    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ seed: Assisted<Int>
    ) where Spice == Spice9 {
        self.init(seed, all: [s1, s2, s3, s4, s5, s6, s7, s8, s9])
    }
    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ s21: Spice21, _ s22: Spice22,
        _ seed: Assisted<Int>
    ) where Spice == Spice22 {
        self.init(
            seed,
            all: [
                s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22,
            ])
    }
}
