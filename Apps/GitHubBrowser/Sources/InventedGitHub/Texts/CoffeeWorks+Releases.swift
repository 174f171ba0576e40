// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// All releases, newest first: `release REPO TAG | PUBLISHED | AUTHOR | FLAGS` with a name and a text, and after it
    /// `asset NAME | BYTES | DOWNLOADS`.
    static let releaseText: String = #"""
        %% release coffee-maker v4.3.0-rc.1 | 40h | ada-roast | pre
        4.3.0, release candidate 1
        Profiles are files now (#1302). Please try your own and tell us where the parser is unkind.
        %% asset coffee-maker-4.3.0-rc.1-linux-aarch64.tar.gz | 17904112 | 31
        %% asset SHA256SUMS | 214 | 12
        %% release coffee-maker v4.2.1 | 2d | ada-roast
        4.2.1 Thank you, and thank you
        ## Fixed
        - The descaling counter is written before the machine says thank you (#1352).

        ## Known
        - It asks again all the same (#1349). We are sorry and on it.
        %% asset coffee-maker-4.2.1-linux-x86_64.tar.gz | 18233412 | 1204
        %% asset coffee-maker-4.2.1-linux-aarch64.tar.gz | 17901008 | 877
        %% asset coffee-maker-4.2.1-macos.pkg | 22019331 | 640
        %% asset SHA256SUMS | 321 | 410
        %% release coffee-maker v4.2.0 | 7w | ada-roast
        4.2.0 Hard water
        ## New
        - Hardness per tank, not per machine.
        - The display knows where the beans grew, where [beanstalk](https://github.com/coffee-works/beanstalk) does.

        ## Changed
        - `sleep(9)` is gone. The grinder is asked instead; it answers in 7 s on good days.

        Thanks to @d-grind, @olive-origin and everybody who drank the failures.
        %% asset coffee-maker-4.2.0-linux-x86_64.tar.gz | 18190221 | 20117
        %% asset coffee-maker-4.2.0-linux-aarch64.tar.gz | 17880440 | 15022
        %% asset coffee-maker-4.2.0-macos.pkg | 21990118 | 9014
        %% release coffee-maker v4.1.3 | 6mo | emil-espresso
        4.1.3
        %% asset coffee-maker-4.1.3-linux-x86_64.tar.gz | 17022100 | 48211
        %% release coffee-maker v4.0.0 | 17mo | ada-roast
        4.0 "Crema"
        A new boiler model, and with it a new file format. `coffee-maker migrate` reads the old one; keep a copy, and a cup.
        %% release coffee-maker v1.0.0 | 2014-09-01 | -
        -
        %% release roastlog 2.7.0 | 6w | ada-roast
        Spoons
        First crack is no longer a spoon (#170), unless it is a soup spoon.

        ```console
        $ roastlog watch
        00:00 charge      198 °C
        08:41 first crack 196 °C   (not a spoon)
        ```
        %% asset roastlog-2.7.0.zip | 4120133 | 3321
        %% asset roastlog_2.7.0_amd64.deb | 3998120 | 2210
        %% release roastlog 2.6.1 | 5mo | uma-umami
        2.6.1
        Reads files that end without a line break, as people do.
        %% asset roastlog-2.6.1.zip | 4101022 | 7719
        %% release roastlog 2.0.0 | 3y | ada-roast
        Ten attributes
        Five stars are for hotels (`--hotel`).
        %% release espresso-kit 12.4.0 | 8d | emil-espresso
        12.4.0
        - `ShotTimer` subtracts times (#790, first half)
        - the example places the cup before it pours (#819)
        %% release espresso-kit 12.3.2 | 3mo | emil-espresso
        12.3.2
        %% release espresso-kit 13.0.0-beta.2 | 4mo | tamper-tom | pre
        13.0.0 beta 2: curves
        15 kg, then the curve.
        %% release espresso-kit release/11.0 | 3y | -
        11.0, tagged from a branch by mistake
        The slash stays, since people depend on it.
        %% release grinder fw-2.19 | 3w | d-grind
        Firmware 2.19
        Stops 0.2 g early, on average. On average it is now right.
        %% asset grinder-fw-2.19.uf2 | 212480 | 402
        %% release siphon v5.1.0 | 10w | beanmachine
        v5.1.0: zebras
        Tables are copied in the order of what they point to.
        %% asset siphon_5.1.0_linux_amd64.tar.gz | 9120331 | 6120
        %% asset siphon_5.1.0_darwin_arm64.tar.gz | 8990120 | 4410
        %% release beans-ios 7.0 | 3w | ines-iced
        7.0 ☕️
        焙煎度の表示を追加しました。Adds the degree of roast.
        %% release crema-fuzzer v0.9.0 | 5d | mallory-mocha
        0.9.0 \#u{1B}[7mreverse\#u{1B}[0m \#u{202E}desrever\#u{202C}
        Now with \#u{1B}]8;;https://evil.example\#u{1B}\links\#u{1B}]8;;\#u{1B}\ that are none.\#u{7}
        %% asset ..\#u{202E}gpj.elbissop-ton-si-siht.sh | 666 | 1
        %% release instant v1 | 2019-04-01 | jonas-java
        Just add water
        %% release latte-art 0.31 | 5w | lena-latte
        Named after its precision
        %% asset swans.onnx | 402118876 | 2051
        %% release coffee-table 0.3.0 | 70m | xiao-nong
        0.3.0 四列
        咖啡 is four columns wide (#3).
        """#
}
