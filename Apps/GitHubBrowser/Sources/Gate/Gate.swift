// SPDX-License-Identifier: Apache-2.0

// A build that comes to this target has checked the object graphs; graph-gate.json has its options.
