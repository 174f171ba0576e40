// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The releases, newest first: `release REPO TAG | PUBLISHED | AUTHOR | FLAGS | FILES` with a name and a text.
    static let releaseText: String = #"""
        %% release coffee-maker v4.3.0-rc.1 | 40h | ada-roast | pre | 2
        4.3.0, release candidate 1
        Profiles are files now (#1302). Please try your own and tell us where the parser is unkind.
        %% release coffee-maker v4.2.1 | 2d | ada-roast | - | 4
        4.2.1 Thank you, and thank you
        ## Fixed
        - The descaling counter is written before the machine says thank you (#1352).

        ## Known
        - It asks again all the same (#1349). We are sorry and on it.
        %% release coffee-maker v4.2.0 | 7w | ada-roast | - | 3
        4.2.0 Hard water
        ## New
        - Hardness per tank, not per machine.
        - The display knows where the beans grew, where [beanstalk](https://github.com/coffee-works/beanstalk) does.

        ## Changed
        - `sleep(9)` is gone. The grinder is asked instead; it answers in 7 s on good days.

        Thanks to @d-grind, @olive-origin and everybody who drank the failures.
        %% release coffee-maker v4.1.3 | 6mo | emil-espresso | - | 1
        4.1.3
        %% release coffee-maker v1.0.0 | 2014-09-01 | - | - | 0
        -
        %% release roastlog 2.7.0 | 6w | ada-roast | - | 2
        Spoons
        First crack is no longer a spoon (#170), unless it is a soup spoon.

        ```console
        $ roastlog watch
        00:00 charge      198 °C
        08:41 first crack 196 °C   (not a spoon)
        ```
        %% release roastlog 2.6.1 | 5mo | uma-umami | - | 1
        2.6.1
        Reads files that end without a line break, as people do.
        %% release espresso-kit 12.4.0 | 8d | emil-espresso | - | 0
        12.4.0
        - `ShotTimer` subtracts times (#790, first half)
        - the example places the cup before it pours (#819)
        %% release espresso-kit release/11.0 | 3y | - | - | 0
        11.0, tagged from a branch by mistake
        The slash stays, since people depend on it.
        %% release grinder fw-2.19 | 3w | d-grind | - | 1
        Firmware 2.19
        Stops 0.2 g early, on average. On average it is now right.
        %% release crema-fuzzer v0.9.0 | 5d | mallory-mocha | - | 1
        0.9.0 \#u{1B}[7mreverse\#u{1B}[0m \#u{202E}desrever\#u{202C}
        Now with \#u{1B}]8;;https://evil.example\#u{1B}\links\#u{1B}]8;;\#u{1B}\ that are none.\#u{7}
        """#
}
