// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The members by login: `member LOGIN | FOLLOWERS | REPOSITORIES | FLAGS | NAME | LOCATION | BIO`.
    static let memberText: String = #"""
        %% member ada-roast | 1204 | roastlog, coffee-maker, heater, dotfiles | - | Ada Röst | Trieste | Roasts in the morning, merges in the afternoon. Maintainer of coffee-maker and roastlog.
        %% member barista-bot | 12 | - | bot | barista[bot] | - | I answer before you have had your coffee.
        %% member beanmachine | 530 | siphon, cold-brew, dotfiles | - | Bo Bean | Bristol | Databases, mostly. siphon is mine; so are the spills.
        %% member cupping-cleo | 96 | tasting-log, water-recipes | - | Cleo Papadaki | Θεσσαλονίκη | Γεύσεις, δεδομένα, και πάλι γεύσεις
        %% member d-grind | 871 | kettle, coffee-maker, dotfiles | - | Dagny Grindheim | Bergen, Norge | Burrs. Rust, but not on the burrs.
        %% member emil-espresso | 2203 | espresso-kit, decaf | hidden | Emil | Göteborg | espresso-kit, pressure profiles and the occasional decaf.
        %% member finja-filter | 187 | coffee-maker | - | Finja Lorenzen | Flensburg
        %% member gustav0 | 3 | dotfiles | faceless | - | -
        %% member hana-houjicha | 415 | k-filter, siphon | - | 花 (Hana) | 京都 | 焙じ茶も飲みます。データと翻訳。
        %% member ines-iced | 64 | portafilter, coffee-table, dotfiles | - | Inês Gelo | Lisboa | Frontend. Everything is better over ice, except the build.
        %% member jonas-java | 299 | moka, percolator, coffee-maker, americano, dotfiles | - | Jonas J. | Aarhus | Still answers questions about moka (the build tool), please stop asking
        %% member kaffeekasse | 21 | menu | hidden | Die Kaffeekasse | Wien | 50 ct die Tasse. Es ist immer zu wenig drin.
        %% member lena-latte | 5120 | latte-art, portafilter, awesome-coffee | - | Lena Latte ☕️🎨 | Ljubljana | Draws swans. They asked for a rosetta.
        %% member mallory-mocha | 13 | crema-fuzzer | - | Mallory\#u{1B}[5m Mocha\#u{202E} | ../../etc | \#u{1B}[2J\#u{1B}[HYou have been logged out. Password:\#u{8}\#u{8}\#u{8} (tests what your terminal swallows; see crema-fuzzer)
        %% member mo-mokka | 140 | qahwa, moka | - | Mohammed al-Mokha | المخا | مطور، ومحب للقهوة
        %% member nils-nitro | 77 | cold-brew, dotfiles | - | Nils | Bern | Born on a leap day, deploys on one.
        %% member olive-origin | 208 | beanstalk | - | Olive Wanjirũ | Nyeri, Kenya | Traceability. If you cannot say where it grew, do not say it is good.
        %% member pia-pourover | 160 | kettle, phin | hidden | Pia | - | Circles. Slow circles.
        %% member quentin-q-grader | 55 | tasting-log | - | Quentin Brûlé | Lyon | 87.25 points, and I can tell you why.
        %% member robusta-rita | 640 | grpc-roaster, heater, pump, dotfiles | - | Rita Robusta | Buôn Ma Thuột | Twice the caffeine, half the patience. SRE.
        %% member sam-siphon | 33 | siphon | - | Sam | Taipei 臺北
        %% member tamper-tom | 91 | tamp, steamwand | - | Tom 👨‍👩‍👧‍👦 | Cork | 15 kg. Every time.
        %% member uma-umami | 402 | water-recipes, dotfiles | - | உமா | சென்னை | Filter coffee, and filters in the sense of Kalman.
        %% member v60-vera | 1010 | awesome-coffee, k-filter | - | Vera Šestdeset | Praha | Documentation is a brew method.
        %% member wolfgang-wasser | 118 | water-recipes, kettle | - | Dr. Wolfgang Wasser | Zürich | Es liegt am Wasser. Es liegt immer am Wasser.
        %% member xiao-nong | 350 | ristretto | - | 小浓 | 普洱 | 少就是浓。
        %% member yirga-yonas | 222 | beanstalk, roastlog | - | ዮናስ | Yirgacheffe, ኢትዮጵያ | Where it comes from.
        %% member zoe-zarf | 8 | cup-sizes, dotfiles | - | Zoë Z. | Αλεξάνδρεια | A zarf is the holder of a cup without a handle. Now you know.
        """#
}
