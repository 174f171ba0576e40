// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp

/// The program in networks and on machines that aren't as they should be.
@Suite final class NetworkProcessTests {
    private static let clang = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").map { "\($0)/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-network-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: home) }

    #if os(Linux)
    /// Instead of libraries, the folder that is searched first has files that aren't any.
    @Test func machineWithoutLibcurl_isToldSo() async throws {
        for name in ["libcurl.so.4", "libcurl-gnutls.so.4"] {
            try Data().write(to: home.appendingPathComponent(name))
        }
        let variables = ["HOME": home.path, "LD_LIBRARY_PATH": home.path]
        let ending = try await GHBProcess.run(["members", "a", "--live"], variables: variables)
        #expect(
            ending
                == GHBProcess.Ending(
                    1,
                    errors: """
                        ghb: cannot send requests: libcurl isn't installed
                          install it: the package libcurl4 of Debian and Ubuntu, libcurl of others

                        """))
        let demo = try await GHBProcess.run(["members", "coffee-works", "--demo"], variables: variables)
        #expect(demo.status == 0)
    }

    /// A library in front of the others takes the place of the name server: it tells that it was asked, and doesn't answer.
    @Test(.enabled(if: clang != nil, "clang isn't installed"), arguments: [SIGINT, SIGTERM])
    func nameServerThatIsDead_delaysNoEnd(signal: Int32) async throws {
        let (source, library) = (home.appendingPathComponent("names.c"), home.appendingPathComponent("names.so"))
        let code = """
            #include <fcntl.h>
            #include <stdlib.h>
            #include <unistd.h>
            int getaddrinfo(const char *host, const char *service, const void *hints, void *found) {
                int file = open(getenv("ASKED"), O_WRONLY);
                write(file, host, 1);
                close(file);
                for (;;) pause();
            }
            """
        try Data(code.utf8).write(to: source)
        let compiler = try Process.run(
            URL(fileURLWithPath: #require(Self.clang)),
            arguments: ["-shared", "-fPIC", "-w", source.path, "-o", library.path])
        compiler.waitUntilExit()
        let asked = home.appendingPathComponent("asked")
        #expect(mkfifo(asked.path, 0o600) == 0)
        let run = try GHBProcess(
            ["members", "a", "--live", "--timeout", "300"],
            variables: ["HOME": home.path, "LD_PRELOAD": library.path, "ASKED": asked.path])
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                _ = try? FileHandle(forReadingFrom: asked).readToEnd()
                continuation.resume()
            }
        }
        let sent = ContinuousClock.now
        run.send(signal)
        let ending = await run.ending()
        // No warning that something was not closed.
        #expect(ending == GHBProcess.Ending(2))
        #expect(try #require(run.endedAt) - sent < .seconds(1))
    }

    private static let libcurl = ["x86_64-linux-gnu/", "aarch64-linux-gnu/", "../lib64/"]
        .map { "/usr/lib/\($0)libcurl.so.4" }.first { FileManager.default.fileExists(atPath: $0) }

    /// Before 7.87, libcurl ends a lookup only with the name server's answer: the program waited for it, and then warned of a type.
    ///
    /// A library that says to be an older one stands in front of a copy with another name.
    @Test(.enabled(if: clang != nil && libcurl != nil, "clang or libcurl isn't installed"))
    func nameServerThatIsDead_delaysNoTimeLimit_inOlderVersionsOfLibcurl() async throws {
        let file = { (name: String) in self.home.appendingPathComponent(name).path }
        let names = ["libcurl.so.4", "libcurl.so.9"].map { Data($0.utf8) + [0] }
        var library = try Data(contentsOf: URL(fileURLWithPath: #require(Self.libcurl)))
        while let place = library.range(of: names[0]) { library.replaceSubrange(place, with: names[1]) }
        try library.write(to: home.appendingPathComponent("libcurl.so.9"))
        let code = """
            #include <curl/curl.h>
            #include <unistd.h>
            static curl_version_info_data info = {.age = CURLVERSION_NOW, .version_num = 0x075600};
            curl_version_info_data *curl_version_info(CURLversion version) { return &info; }
            int getaddrinfo(const char *host, const char *service, const void *hints, void *found) { for (;;) pause(); }
            """
        try Data(code.utf8).write(to: home.appendingPathComponent("old.c"))
        let compiler = try Process.run(
            URL(fileURLWithPath: #require(Self.clang)),
            arguments: [
                "-shared", "-fPIC", "-w", file("old.c"), file("libcurl.so.9"), "-o", file("libcurl.so.4"),
                "-Wl,-rpath,\(home.path)",
            ])
        compiler.waitUntilExit()
        let ending = try await GHBProcess.run(
            ["members", "a", "--live", "--timeout", "0.2"],
            variables: ["HOME": home.path, "LD_LIBRARY_PATH": home.path, "LD_PRELOAD": file("libcurl.so.4")])
        #expect(
            ending
                == GHBProcess.Ending(
                    1,
                    errors: """
                        ghb: https://api.github.com:443 did not answer in time
                          try again, or set a longer --timeout

                        """))
    }
    #endif

    @Test func proxyOfTheEnvironment_isAsked() async throws {
        let variables = [
            "HOME": home.path, "HTTPS_PROXY": "http://ada:s3cret@127.0.0.1:1", "GHB__NETWORK__RETRY": "0",
        ]
        let ending = try await GHBProcess.run(["members", "a", "--live"], variables: variables)
        #expect(
            ending
                == GHBProcess.Ending(
                    1,
                    errors: """
                        ghb: cannot connect to https://api.github.com:443: connection refused (HTTPS_PROXY is set)
                          check the network, and the address given by --api-url, --host or GHB_API_URL

                        """))
    }
}
