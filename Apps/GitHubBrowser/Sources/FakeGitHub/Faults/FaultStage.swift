// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

final class FaultStage: ResponseStage {
    private let faults: [(pattern: RequestTarget, fault: Fault)]
    /// The number of requests that each fault has matched.
    private let matched: Mutex<[Int]>
    private let now: @Sendable () -> Date
    private let wait: @Sendable (Double) async -> Void

    init(
        _ faults: [Fault], now: @escaping @Sendable () -> Date = { Date() },
        wait: @escaping @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) }
    ) {
        self.faults = faults.map { (RequestTarget($0.path), $0) }
        matched = Mutex(Array(repeating: 0, count: faults.count))
        self.now = now
        self.wait = wait
    }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        guard let fault = open(for: request) else { return await next(request) }
        var answer =
            if let status = fault.status { OutgoingResponse.failing(with: status) } else { await next(request) }
        answer.body = fault.body ?? answer.body
        for (name, values) in (fault.headers ?? [:]).mapValues(\.texts) {
            answer.set(name, to: values.map { TimePattern.fill($0, at: now()) })
        }
        let isReset = fault.reset == true
        answer.delivery = Delivery(drip: fault.drip, cut: isReset ? fault.cut ?? 0 : fault.cut, isReset: isReset)
        if let delay = fault.delay, delay > 0 { await wait(delay) }
        return answer
    }

    /// Returns the first fault that matches a request and isn't over.
    private func open(for request: IncomingRequest) -> Fault? {
        let target = RequestTarget(request.path)
        return matched.withLock { matched in
            for (index, (pattern, fault)) in faults.enumerated() {
                let isMethod = fault.method.map { $0.uppercased() == request.method.uppercased() } ?? true
                guard isMethod, pattern.matches(target) else { continue }
                let before = matched[index] - (fault.after ?? 0)
                // A fault that is over counts no further, and the next one has its turn.
                if let times = fault.times, before >= times { continue }
                matched[index] += 1
                if before >= 0 { return fault }
            }
            return nil
        }
    }
}

/// Times in the headers of faults, which are relative to the sending of the response.
enum TimePattern {
    /// Fills in `{epoch+60}` and `{date-300}`, and leaves everything else.
    static func fill(_ text: String, at now: Date) -> String {
        text.replacing(/\{(epoch|date)(?:([+-])([0-9]{1,9}))?\}/) { match in
            let seconds = Double(match.3 ?? "0") ?? 0
            let time = now.addingTimeInterval(match.2 == "-" ? -seconds : seconds)
            return match.1 == "epoch" ? String(Int(time.timeIntervalSince1970)) : httpDate(time)
        }
    }

    /// Returns a date as RFC 9110 writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func httpDate(_ time: Date) -> String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), TimeZone.gmt)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.string(from: time)
    }
}
