// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The members by login: `member LOGIN | JOINED | FOLLOWERS | REPOSITORIES | FLAGS` and
    /// `says NAME | COMPANY | LOCATION | BLOG`, then what they say about themselves.
    static let memberText: String = #"""
        %% member ada-roast | 2011-04-02 | 1204 | roastlog, coffee-maker, heater, dotfiles
        %% says Ada Röst | @coffee-works | Trieste | https://ada.example/roast
        Roasts in the morning, merges in the afternoon. Maintainer of coffee-maker and roastlog.
        %% member barista-bot | 2022-05-21 | 12 | - | bot
        %% says barista[bot] | @coffee-works
        I answer before you have had your coffee.
        %% member beanmachine | 2012-09-13 | 530 | siphon, cold-brew, dotfiles
        %% says Bo Bean | @coffee-works | Bristol
        Databases, mostly. siphon is mine; so are the spills.
        %% member cupping-cleo | 2015-01-30 | 96 | tasting-log, water-recipes
        %% says Cleo Papadaki | Cupping Lab Ltd. | Θεσσαλονίκη
        Γεύσεις, δεδομένα, και πάλι γεύσεις
        %% member d-grind | 2013-06-18 | 871 | kettle, coffee-maker, dotfiles
        %% says Dagny Grindheim | @coffee-works | Bergen, Norge | https://grind.example
        Burrs. Rust, but not on the burrs.
        %% member emil-espresso | 2014-02-01 | 2203 | espresso-kit, decaf | hidden
        %% says Emil | @coffee-works | Göteborg
        espresso-kit, pressure profiles and the occasional decaf.
        %% member finja-filter | 2016-07-22 | 187 | coffee-maker
        %% says Finja Lorenzen | - | Flensburg
        %% member gustav0 | 2010-12-24 | 3 | dotfiles | faceless
        %% says -
        %% member hana-houjicha | 2017-03-03 | 415 | k-filter, siphon
        %% says 花 (Hana) | 珈琲工房 | 京都 | https://houjicha.example/hana
        焙じ茶も飲みます。データと翻訳。
        %% member ines-iced | 2018-08-08 | 64 | portafilter, coffee-table, dotfiles
        %% says Inês Gelo | - | Lisboa
        Frontend. Everything is better over ice, except the build.
        %% member jonas-java | 2011-11-11 | 299 | moka, percolator, coffee-maker, americano, dotfiles
        %% says Jonas J. | Percolator Emeritus | Aarhus
        Still answers questions about moka (the build tool), please stop asking
        %% member kaffeekasse | 2019-01-05 | 21 | menu | hidden
        %% says Die Kaffeekasse | coffee-works e. V. | Wien
        50 ct die Tasse. Es ist immer zu wenig drin.
        %% member lena-latte | 2015-05-15 | 5120 | latte-art, portafilter, awesome-coffee
        %% says Lena Latte ☕️🎨 | @coffee-works | Ljubljana | https://latte.example
        Draws swans. They asked for a rosetta.
        %% member mallory-mocha | 2021-10-31 | 13 | crema-fuzzer
        %% says Mallory\#u{1B}[5m Mocha\#u{202E} | \#u{1B}]8;;https://evil.example\#u{7}click\#u{1B}]8;;\#u{7} | ../../etc | javascript:alert(1)
        \#u{1B}[2J\#u{1B}[HYou have been logged out. Password:\#u{8}\#u{8}\#u{8}
        (tests what your terminal swallows; see crema-fuzzer)
        %% member mo-mokka | 2014-09-09 | 140 | qahwa, moka
        %% says Mohammed al-Mokha | @coffee-works | المخا
        مطور، ومحب للقهوة
        %% member nils-nitro | 2016-02-29 | 77 | cold-brew, dotfiles
        %% says Nils | Nitro & Söhne | Bern
        Born on a leap day, deploys on one.
        %% member olive-origin | 2020-06-21 | 208 | beanstalk
        %% says Olive Wanjirũ | Beanstalk Cooperative | Nyeri, Kenya | https://origin.example
        Traceability. If you cannot say where it grew, do not say it is good.
        %% member pia-pourover | 2018-04-12 | 160 | kettle, phin | hidden
        %% says Pia | @coffee-works
        Circles. Slow circles.
        %% member quentin-q-grader | 2013-03-31 | 55 | tasting-log
        %% says Quentin Brûlé | Q Arabica 2013, 2016, 2019, 2022 | Lyon
        87.25 points, and I can tell you why.
        %% member robusta-rita | 2012-02-22 | 640 | grpc-roaster, heater, pump, dotfiles
        %% says Rita Robusta | @coffee-works | Buôn Ma Thuột
        Twice the caffeine, half the patience. SRE.
        %% member sam-siphon | 2017-10-18 | 33 | siphon
        %% says Sam | - | Taipei 臺北
        %% member tamper-tom | 2021-01-16 | 91 | tamp, steamwand
        %% says Tom 👨‍👩‍👧‍👦 | @coffee-works | Cork
        15 kg. Every time.
        %% member uma-umami | 2019-12-12 | 402 | water-recipes, dotfiles
        %% says உமா | Flavour Research | சென்னை
        Filter coffee, and filters in the sense of Kalman.
        %% member v60-vera | 2015-11-30 | 1010 | awesome-coffee, k-filter
        %% says Vera Šestdeset | @coffee-works | Praha | https://v60.example
        Documentation is a brew method.
        %% member wolfgang-wasser | 2016-06-16 | 118 | water-recipes, kettle
        %% says Dr. Wolfgang Wasser | Institut für Wasser und Durst | Zürich
        Es liegt am Wasser. Es liegt immer am Wasser.
        %% member xiao-nong | 2020-10-10 | 350 | ristretto
        %% says 小浓 | 云南咖啡实验室 | 普洱
        少就是浓。
        %% member yirga-yonas | 2014-07-07 | 222 | beanstalk, roastlog
        %% says ዮናስ | @coffee-works | Yirgacheffe, ኢትዮጵያ
        Where it comes from.
        %% member zoe-zarf | 2022-03-01 | 8 | cup-sizes, dotfiles
        %% says Zoë Z. | - | Αλεξάνδρεια
        A zarf is the holder of a cup without a handle. Now you know.
        """#
}
