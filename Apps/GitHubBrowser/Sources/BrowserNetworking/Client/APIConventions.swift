// SPDX-License-Identifier: Apache-2.0

/// What every request to the API says about itself.
public enum APIConventions {
    /// The media type that GitHub recommends.
    public static let accept = "application/vnd.github+json"
    /// The version of the API that is asked for.
    public static let version = "2022-11-28"
}
