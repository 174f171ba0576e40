// SPDX-License-Identifier: Apache-2.0

/// The part of SwiftUI that this program needs, since SwiftUI is on Apple's systems only.
@MainActor
protocol View {}

@MainActor
protocol PreviewProvider {
    associatedtype Previews: View
    static var previews: Previews { get }
}
