// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// All repositories, oldest first.
    static let repositoryTexts: [String] = [earlyRepositoryText, lateRepositoryText]

    /// The repositories of the first years: `repo NAME | CREATED | PUSHED | BRANCH | FLAGS` and
    /// `code LANGUAGES | LICENSE | STARS FORKS WATCHERS | TOPICS | HOMEPAGE`, then what they say about themselves.
    static let earlyRepositoryText: String = #"""
        %% repo coffee-maker | 2014-02-11 | 25m | trunk
        %% code Swift 812345, C 34501, Shell 1204 | Apache-2.0 | 4812 391 130 | coffee, embedded, swift | https://coffee-maker.example
        The coffee maker itself: heater, pump and a good deal of patience
        %% repo heater | 2014-03-02 | 3d | main
        %% code Swift 96210, C 12044 | Apache-2.0 | 1290 88 34 | coffee, control-loop
        Keeps water at 93 °C, give or take what physics allows
        %% repo pump | 2014-03-02 | 2d | master
        %% code C 70211, Assembly 3402, Makefile 911 | MIT | 954 71 25 | embedded, motor
        Nine bars of pressure from a motor that wants to run at twelve
        %% repo menu | 2014-04-19 | 2022-01-07 | main | archived, sparse
        %% code - | - | 88 5 2
        What there is to drink, as data
        %% repo order | 2014-05-30 | 9d | trunk
        %% code Swift 51877 | Apache-2.0 | 733 52 19 | domain
        Orders, queues and the name on the cup
        %% repo website | 2014-06-03 | 5h | main
        %% code HTML 88412, CSS 20110, JavaScript 9120 | NOASSERTION | 61 40 9 | - | https://coffee-works.example
        coffee-works.example
        %% repo grinder | 2014-10-29 | 6h | trunk
        %% code Rust 210773, C 4410 | MIT | 2210 140 59 | embedded, rust, coffee
        Burr grinder firmware with grind-by-weight
        %% repo .github | 2014-11-09 | 4w | main
        %% code Markdown 1 | MIT | 12 7 4
        Community health files
        %% repo brew-ratio | 2015-01-12 | 11mo | main
        %% code Swift 4211 | ISC | 402 21 8 | math
        One number, computed properly
        %% repo thermo | 2015-02-16 | 3mo | master
        %% code C++ 120455, Python 8817 | MIT | 377 33 14 | physics, simulation
        Thermodynamics for the impatient
        %% repo linux-coffee | 2015-02-19 | 8w | coffee-6.9 | fork
        %% code C 98112334, Assembly 1022145, Shell 310022 | NOASSERTION | 19 6 1
        Kernel tree with the /dev/coffee driver
        %% repo sieve | 2015-03-21 | 14mo | main
        %% code Haskell 17733 | BSD-3-Clause | 158 9 6 | numbers, particles
        Prime sieves and particle sieves, one interface
        %% repo moka | 2015-08-04 | 2019-05-11 | master | archived
        %% code Java 303117 | MIT | 890 212 51 | build-tool
        Replaced by espresso-kit, kept for those who remember it
        %% repo percolator | 2015-09-18 | 2020-11-02 | master | archived, was perculator
        %% code Java 77120, Shell 811 | Apache-2.0 | 341 60 17 | etl
        Replaced by cold-brew
        %% repo koohii-mame | 2016-01-28 | 6d | main
        %% code Python 40127, Jupyter Notebook 801223 | CC-BY-4.0 | 612 77 31 | dataset, 珈琲
        コーヒー豆の産地と焙煎のデータ集
        %% repo k-filter | 2016-03-15 | 7mo | main
        %% code Julia 22410 | MIT | 205 18 11 | 咖啡, simulation
        咖啡过滤器的仿真 — simulation of paper filters
        %% repo espresso-kit | 2016-05-14 | 50m | main
        %% code Swift 402118, Objective-C 12001 | Apache-2.0 | 3107 288 96 | swift, sdk, espresso | https://espresso-kit.example/docs
        Everything that an espresso machine needs, as a library: pressure profiles, pre-infusion, shot timers
        %% repo espresso-docs | 2016-06-01 | 20h | main
        %% code TeX 210221, Shell 1190 | CC-BY-4.0 | 266 154 20 | documentation, i18n
        Handbook, in several languages: English, 日本語, Deutsch, Français, العربية
        %% repo awesome-coffee | 2016-08-22 | 2d | main
        %% code - | CC0-1.0 | 7345 1102 240 | awesome, awesome-list, coffee
        A list of lists about coffee ☕️ and what goes with it
        %% repo homebrew-tap | 2016-10-05 | 9d | main | fork
        %% code Ruby 18120 | BSD-2-Clause | 37 29 5
        Formulae for the tools of this organisation
        %% repo beans-ios | 2017-02-03 | 13h | develop
        %% code Swift 611002, Objective-C 20431 | MPL-2.0 | 1422 190 62 | ios, swiftui
        The app with the beans, for iPhone and iPad
        %% repo beans-android | 2017-02-03 | 15h | develop
        %% code Kotlin 588201, Java 41022 | MPL-2.0 | 1377 201 58 | android, kotlin
        The app with the beans, for Android
        %% repo vacuum-pot | 2017-05-09 | 4y | main
        %% code Python 9917 | MIT | 44 3 4
        Experiments with vacuum pots; do not try this at home
        %% repo siphon | 2017-10-17 | 5d | main
        %% code Go 130277, PLpgSQL 4120 | Apache-2.0 | 1811 122 40 | database, migration, cli
        Copies tables between databases without spilling
        %% repo swift-nio | 2018-03-06 | 6mo | coffee-patches | fork
        %% code Swift 2871120, C 90211 | Apache-2.0 | 8 2 1
        Event-driven network application framework (our patches)
        %% repo grpc-roaster | 2018-04-23 | 10d | main
        %% code Go 90311, Protocol Buffers 7712 | Apache-2.0 | 540 47 22 | grpc, roasting
        Remote roasting calls
        %% repo empty-cup | 2018-07-09 | - | main | bare
        %% code - | - | 0 0 1
        %% repo instant | 2019-04-01 | 2019-04-01 | main | archived
        %% code Brainfuck 418 | CC0-1.0 | 998 61 30 | joke
        A joke from 2019 that got out of hand
        %% repo decaf | 2019-07-16 | 5mo | main
        %% code Assembly 12 | Unlicense | 133 4 3 | benchmarks
        Does nothing, reliably. Used as a control in benchmarks of everything else that we make and as the answer to the question what a repository with a very long description looks like in a list that has only so many columns, which was asked in a meeting in 2019 and has been repeated by every new member of the organisation since
        %% repo roast-profile | 2019-09-30 | 28h | main
        %% code Rust 66120, TypeScript 12201 | MIT | 777 64 27 | roasting, file-format, rust | https://roast-profile.example
        A file format for roast curves, with a validator that has opinions
        """#
}
