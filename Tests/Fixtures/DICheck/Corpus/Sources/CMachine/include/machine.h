// SPDX-License-Identifier: Apache-2.0

/// The pressure of the machine in bars.
int machine_pressure(void);
