// SPDX-License-Identifier: Apache-2.0

import Testing

/// The browser as a person has it: in a terminal.
@Suite(
    .serialized, .timeLimit(.minutes(5)),
    .enabled(if: TmuxScreen.isThere, "tmux is not installed; 'apt-get install tmux' brings it"))
enum TmuxTests {}
