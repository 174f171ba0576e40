// SPDX-License-Identifier: Apache-2.0

extension _GraphModel.Kind {
    /// Whether a request for the binding's key leads to it: neither to a part of a collection nor to an offer.
    public var answersRequests: Bool {
        self != .contribution && self != .offer
    }
}
