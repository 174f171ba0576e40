// SPDX-License-Identifier: Apache-2.0

import Testing

/// Parent of all suites of the harness: one test at a time, because the allocations of the whole process are counted.
@Suite(.serialized) enum HarnessTests {}
