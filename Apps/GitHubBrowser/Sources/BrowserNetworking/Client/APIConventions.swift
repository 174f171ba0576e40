// SPDX-License-Identifier: Apache-2.0

/// The header values of every request to the API.
public enum APIConventions {
    /// The media type that GitHub recommends.
    public static let accept = "application/vnd.github+json"
    /// The version of the API.
    public static let version = "2022-11-28"
}
