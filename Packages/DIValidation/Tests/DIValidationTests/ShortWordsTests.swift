// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@testable import DIValidation
