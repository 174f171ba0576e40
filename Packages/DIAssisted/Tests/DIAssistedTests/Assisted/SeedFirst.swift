// SPDX-License-Identifier: Apache-2.0

import DIAssisted

struct First0: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>) {
        numbers = [seed.get()]
    }
}

struct First1: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1) {
        numbers = [seed.get()] + number(s1)
    }
}

struct First2: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2) {
        numbers = [seed.get()] + number(s1, s2)
    }
}

struct First3: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3) {
        numbers = [seed.get()] + number(s1, s2, s3)
    }
}

struct First4: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4) {
        numbers = [seed.get()] + number(s1, s2, s3, s4)
    }
}

struct First5: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5) {
        numbers = [seed.get()] + number(s1, s2, s3, s4, s5)
    }
}

struct First6: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6) {
        numbers = [seed.get()] + number(s1, s2, s3, s4, s5, s6)
    }
}

struct First7: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7
    ) {
        numbers = [seed.get()] + number(s1, s2, s3, s4, s5, s6, s7)
    }
}

struct First8: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8
    ) {
        numbers = [seed.get()] + number(s1, s2, s3, s4, s5, s6, s7, s8)
    }
}

struct First9: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9
    ) {
        numbers = [seed.get()] + number(s1, s2, s3, s4, s5, s6, s7, s8, s9)
    }
}

struct First22: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20,
        _ s21: Spice21, _ s22: Spice22
    ) {
        numbers =
            [seed.get()]
            + number(
                s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22)
    }
}
