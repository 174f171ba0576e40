// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserNetworking

/// The examples of FIPS 180-4, and the lengths at which the padding changes, as `sha256sum` computes them.
@Suite struct SHA256Tests {
    @Test(arguments: [
        (
            "",
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        ),
        (
            "abc",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func digest_isThatOfTheStandard(text: String, digits: String) {
        #expect(SHA256.digits(of: Array(text.utf8)) == digits)
    }

    @Test(arguments: [
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
        (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
        (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
        (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
        (1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func digest_ofAnyLength_isThatOfTheStandard(count: Int, digits: String) {
        #expect(SHA256.digits(of: Array(repeating: UInt8(ascii: "a"), count: count)) == digits)
    }

    /// The name of a cache that earlier versions have filled.
    @Test func account_ofAToken_staysTheSame() {
        #expect(
            Credentials(host: "github.com", token: "ghp_coffee").account
                == "token-ecdedcefe1e50ef43b59a2d0a95a5dd12af12db405c483d9c71c40e59e804e6f")
    }
}
