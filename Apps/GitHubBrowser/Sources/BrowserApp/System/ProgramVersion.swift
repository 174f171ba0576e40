// SPDX-License-Identifier: Apache-2.0

/// The version of the program.
public enum ProgramVersion {
    /// The version as `ghb --version` prints it and requests carry it.
    public static let current = "0.1.0"
}
