// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "swift-di-benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "di-bench", targets: ["di-bench"]),
        .executable(name: "di-field", targets: ["di-field"]),
    ],
    dependencies: [
        .package(name: "swift-di", path: ".."),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .target(name: "CBenchmark"),
        .target(name: "BenchmarkClasses"),
        .target(name: "HandWritten", dependencies: ["BenchmarkClasses"]),
        .target(name: "BenchmarkHarness", dependencies: ["CBenchmark"]),
        .target(
            name: "BenchmarkSuite",
            dependencies: [
                "BenchmarkClasses", "BenchmarkHarness", "HandWritten",
                .product(name: "DI", package: "swift-di"),
                .product(name: "DIDiagnostics", package: "swift-di"),
                .product(name: "DIModules", package: "swift-di"),
                .product(name: "DIAmbient", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .executableTarget(name: "di-bench", dependencies: ["BenchmarkHarness", "BenchmarkSuite"]),
        .target(name: "FieldGenerator", path: "Field/Sources/FieldGenerator"),
        .target(name: "FieldReport", dependencies: ["FieldGenerator"], path: "Field/Sources/FieldReport"),
        // The programs have a copy of it.
        .target(name: "FieldSupport", path: "Field/Sources/FieldSupport"),
        .executableTarget(
            name: "di-field", dependencies: ["FieldGenerator", "FieldReport"], path: "Field/Sources/di-field"),
        .testTarget(
            name: "BenchmarkHarnessTests",
            dependencies: ["BenchmarkClasses", "BenchmarkHarness", "CBenchmark", "HandWritten"]
        ),
        .testTarget(
            name: "BenchmarkSuiteTests",
            dependencies: [
                "BenchmarkHarness", "BenchmarkSuite", .product(name: "DIGraphTools", package: "swift-di"),
            ]),
        .testTarget(name: "FieldTests", dependencies: ["FieldGenerator", "FieldReport", "FieldSupport"]),
    ]
)
