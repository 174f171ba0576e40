// SPDX-License-Identifier: Apache-2.0

import DIAssisted

struct Last1: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ seed: Assisted<Int>) {
        numbers = [s1.number, seed.get()]
    }
}

struct Last2: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ seed: Assisted<Int>) {
        numbers = [s1.number, s2.number, seed.get()]
    }
}

struct Last3: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ seed: Assisted<Int>) {
        numbers = [s1.number, s2.number, s3.number, seed.get()]
    }
}

struct Last4: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ seed: Assisted<Int>) {
        numbers = [s1.number, s2.number, s3.number, s4.number, seed.get()]
    }
}

struct Last5: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ seed: Assisted<Int>) {
        numbers = [s1.number, s2.number, s3.number, s4.number, s5.number, seed.get()]
    }
}

struct Last6: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ seed: Assisted<Int>) {
        numbers = [s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, seed.get()]
    }
}

struct Last7: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7,
        _ seed: Assisted<Int>
    ) {
        numbers = [s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, seed.get()]
    }
}

struct Last8: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ seed: Assisted<Int>
    ) {
        numbers = [s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, seed.get()]
    }
}

struct Last9: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            seed.get(),
        ]
    }
}

struct Last10: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, seed.get(),
        ]
    }
}

struct Last11: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, seed.get(),
        ]
    }
}

struct Last12: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, seed.get(),
        ]
    }
}

struct Last13: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, seed.get(),
        ]
    }
}

struct Last14: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14,
        _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, seed.get(),
        ]
    }
}

struct Last15: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, seed.get(),
        ]
    }
}

struct Last16: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, seed.get(),
        ]
    }
}

struct Last17: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, seed.get(),
        ]
    }
}

struct Last18: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, s18.number,
            seed.get(),
        ]
    }
}

struct Last19: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, s18.number,
            s19.number, seed.get(),
        ]
    }
}

struct Last20: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, s18.number,
            s19.number, s20.number, seed.get(),
        ]
    }
}

struct Last21: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ s21: Spice21,
        _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, s18.number,
            s19.number, s20.number, s21.number, seed.get(),
        ]
    }
}

struct Last22: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ s21: Spice21, _ s22: Spice22,
        _ seed: Assisted<Int>
    ) {
        numbers = [
            s1.number, s2.number, s3.number, s4.number, s5.number, s6.number, s7.number, s8.number, s9.number,
            s10.number, s11.number, s12.number, s13.number, s14.number, s15.number, s16.number, s17.number, s18.number,
            s19.number, s20.number, s21.number, s22.number, seed.get(),
        ]
    }
}
