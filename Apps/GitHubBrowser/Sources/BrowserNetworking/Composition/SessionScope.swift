// SPDX-License-Identifier: Apache-2.0

import DI

/// The scope of objects that belong to one account on one host; another account gets a new session.
package struct SessionScope: Scope {}
