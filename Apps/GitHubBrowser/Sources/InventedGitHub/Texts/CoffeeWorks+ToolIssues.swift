// SPDX-License-Identifier: Apache-2.0

extension CoffeeWorks {
    /// The issues of the tools, in the format of the coffee maker's.
    static let toolIssueText: String = #"""
        %% issue roastlog 12 | closed 5y completed | hana-houjicha | 5y | enhancement
        Celsius
        Please.
        %% issue roastlog 88 | closed 3y completed | quentin-q-grader | 3y | enhancement
        `roastlog score`: the ten attributes, not five stars
        Fragrance, flavour, aftertaste, acidity, body, balance, uniformity, clean cup, sweetness, overall. Five stars are for hotels.
        %% comment ada-roast | 3y
        In 2.0. Stars remain as `--hotel`.
        %% issue roastlog 141 | open | sam-siphon | 14mo | enhancement, serial
        Read the thermocouple over USB without root
        `/dev/ttyUSB0: permission denied`. A udev rule in the README would be enough; asking for `sudo` to look at beans is not.
        %% comment d-grind | 14mo
        ```udev
        SUBSYSTEM=="tty", ATTRS{idVendor}=="0403", MODE="0660", GROUP="dialout"
        ```
        %% comment sam-siphon | 13mo
        謝謝! Works. Leaving this open for the README.
        %% issue roastlog 163 | open | cupping-cleo | 5mo | bug
        First crack is detected when somebody drops a spoon
        The microphone is good, the model is trusting. Three roasts of mine have their first crack at 0:12, which is when I take the spoon out of the drawer.
        %% comment ada-roast | 5mo
        Can you attach the recording?
        %% comment cupping-cleo | 5mo
        spoon-1.wav, spoon-2.wav and, for contrast, crack-1.wav: <https://cupping.example/spoons>
        %% comment uma-umami | 4mo
        A spoon has a ring at 2.3 kHz that lasts 400 ms. No bean does. I'd filter by that, it is a Kalman-free problem for once.
        %% issue roastlog 170 | pr merged 6w | uma-umami | 8w | audio
        Tell spoons from beans
        Closes #163 for tea spoons. Soup spoons are still beans.
        %% comment barista-bot | 8w
        Tests pass. I listened to all 41 recordings, as nobody else did.
        %% issue roastlog 171 | open | tamper-tom | 7w | enhancement, good first issue
        Completion for bash, zsh and fish
        I type `roastlog develop` with wet hands.
        %% issue roastlog 174 | open | v60-vera | 4w | documentation
        The man page says "see above" at the top
        %% issue roastlog 176 | open | mallory-mocha | 12d | security
        A bean named `$(reboot)`
        `roastlog new '$(reboot)'` is fine. The *post-roast hook* is not. Quoting the name in `hooks/notify.sh` line 4 helps:

        ```sh
        notify-send "Done: $BEAN"     # and not: sh -c "notify-send Done: $BEAN"
        ```
        %% comment robusta-rita | 12d
        So this is why the NUC at the roastery restarts on Tuesdays.
        %% issue roastlog 178 | open | ada-roast | 3h | release
        Plan for 3.0
        - [x] SQLite instead of one CSV for each year
        - [x] `roastlog watch` draws with [gooseneck](https://github.com/coffee-works/gooseneck)
        - [ ] import of the CSV files, all nine dialects
        - [ ] Rita's Tuesday (#176)
        - [ ] say goodbye to `--hotel`
        %% issue espresso-kit 702 | open | jonas-java | 2y | question
        Where is `MokaFactoryFactoryBean`?
        I am migrating from moka and cannot find an equivalent.
        %% comment emil-espresso | 2y
        There is an initializer.
        %% comment jonas-java | 2y
        I see. It took me a week to accept it. Thank you.
        %% issue espresso-kit 790 | open | pia-pourover | 9mo | bug, concurrency
        `ShotTimer` and the main actor disagree about a second
        The label says 25 s, the log says 26 s. Both come from the same timer.
        %% comment emil-espresso | 9mo
        One counts ticks, the other subtracts times. I'd call the second one right and the first one optimistic.
        %% issue espresso-kit 812 | pr open | tamper-tom | 10w | pressure
        Pre-infusion as a curve
        15 kg, then the curve. Graph in the description, measured on three machines and one bathroom scale.
        %% issue espresso-kit 815 | open | nils-nitro | 5w | performance
        Allocates 1.2 MB for each millilitre
        Found with a profiler and a measuring cup. `PressureSample` is a class with eleven optionals.
        %% comment beanmachine | 5w
        A struct with four numbers brings it to 38 kB. The other seven are never set.
        %% issue espresso-kit 819 | closed 8d completed | lena-latte | 2w | documentation
        Docs: the example pours before the cup is there
        ```swift
        machine.pour(.double)
        machine.place(cup)      // too late
        ```
        %% issue espresso-kit 821 | open | finja-filter | 50m | bug
        Crash when the portafilter is removed under pressure
        To be fair, so did I.
        %% issue grinder 55 | open | wolfgang-wasser | 4y | hardware
        Static. Everything is full of coffee
        One drop of water on the beans before grinding. It is always the water.
        %% comment d-grind | 4y
        I hate that you are right.
        %% issue grinder 301 | open | xiao-nong | 8mo | enhancement
        Grind by weight is 0.2 g over, every time
        在途量：停止后还有约 0.2 克在通道里。In flight after the stop; subtract it, learn it per bean.
        %% issue grinder 318 | pr open | d-grind | 6h | rust
        `no_std`, no regrets
        Brings the firmware from 212 kB to 61 kB. The regrets are in the second commit.
        %% issue siphon 77 | closed 2y completed | beanmachine | 2y | bug
        Copies the foreign keys before what they point to
        It sorts by name. `accounts` before `orders` worked for two years; then somebody made `zebras`.
        %% issue siphon 131 | open | robusta-rita | 5d | bug, data-loss
        `--dry-run` creates the target database
        Empty, but it creates it. "Dry" should mean dry.
        %% comment beanmachine | 5d
        It is damp at most.
        %% comment robusta-rita | 4d
        Bo.
        %% comment beanmachine | 4d
        On it.
        """#
}
