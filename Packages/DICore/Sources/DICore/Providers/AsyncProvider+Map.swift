// SPDX-License-Identifier: Apache-2.0

// Apart from the type, so that the linker drops what a program doesn't call: Documentation/Decisions/0023-size.md.
extension AsyncProvider {
    /// Returns a provider that transforms each element of this one.
    public func map<New>(
        transform: @escaping @Sendable (sending Element) async throws -> sending New
    ) -> AsyncProvider<New> {
        AsyncProvider<New> { try await transform(get()) }
    }
}
