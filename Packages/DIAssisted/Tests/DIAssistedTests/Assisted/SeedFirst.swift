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
        numbers = [seed.get(), s1.number]
    }
}

struct First2: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2) {
        numbers = [seed.get(), s1.number, s2.number]
    }
}

struct First3: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3) {
        numbers = [seed.get(), s1.number, s2.number, s3.number]
    }
}

struct First4: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4) {
        numbers = [seed.get(), s1.number, s2.number, s3.number, s4.number]
    }
}

struct First5: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5) {
        numbers = [seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number]
    }
}

struct First6: Blended {
    let numbers: [Int]

    init(_ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6) {
        numbers = [seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number]
    }
}

struct First7: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7
    ) {
        numbers = [seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number]
    }
}

struct First8: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8
    ) {
        numbers = [seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number]
    }
}

struct First9: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number,
        ]
    }
}

struct First10: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number,
        ]
    }
}

struct First11: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number,
        ]
    }
}

struct First12: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number,
        ]
    }
}

struct First13: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number,
        ]
    }
}

struct First14: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number,
        ]
    }
}

struct First15: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number,
        ]
    }
}

struct First16: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number,
        ]
    }
}

struct First17: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
        ]
    }
}

struct First18: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
            s18.number,
        ]
    }
}

struct First19: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
            s18.number, s19.number,
        ]
    }
}

struct First20: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
            s18.number, s19.number, s20.number,
        ]
    }
}

struct First21: Blended {
    let numbers: [Int]

    init(
        _ seed: Assisted<Int>, _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6,
        _ s7: Spice7, _ s8: Spice8, _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13,
        _ s14: Spice14, _ s15: Spice15, _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20,
        _ s21: Spice21
    ) {
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
            s18.number, s19.number, s20.number, s21.number,
        ]
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
        numbers = [
            seed.get(), s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number,
            s9.number, s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number,
            s18.number, s19.number, s20.number, s21.number, s22.number,
        ]
    }
}
