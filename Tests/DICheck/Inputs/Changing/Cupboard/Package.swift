// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Cupboard",
    products: [.library(name: "Cupboard", targets: ["Cupboard"])],
    targets: [.target(name: "Cupboard")],
    swiftLanguageModes: [.v6]
)
