// SPDX-License-Identifier: Apache-2.0

#if Hummingbird

import DIBinding
import DICore
import Hummingbird

extension ResponseBody {
    /// Closes a component at the end of the body: immediately for a short one, which is written here, or when it has been sent.
    ///
    /// `fail` closes it after an error of the body that is written later.
    func closing<Root: Sendable>(
        _ component: ComponentHandle<Root>, onError fail: @escaping @Sendable (any Error) async -> Void
    ) async throws -> ResponseBody {
        if let length = contentLength, length <= 64 * 1024 {
            let copy = BodyCopy()
            try await write(CopyingWriter(copy: copy))
            try await component._end()
            return copy.body
        }
        return ResponseBody(contentLength: contentLength) { writer in
            do {
                try await write(ClosingWriter(base: writer) { try await component._end() })
                try await component._end()
            } catch {
                await fail(error)
                throw error
            }
        }
    }
}

/// The bytes that a body has written.
private final class BodyCopy: @unchecked Sendable {
    // Proof of @unchecked Sendable: only the task that writes the body uses it.
    var buffer: ByteBuffer = ByteBuffer()
    var trailer: HTTPFields?

    var body: ResponseBody {
        guard let trailer else { return buffer.readableBytes == 0 ? ResponseBody() : ResponseBody(byteBuffer: buffer) }
        let buffer = buffer
        return ResponseBody(contentLength: buffer.readableBytes) { writer in
            try await writer.write(buffer)
            try await writer.finish(trailer)
        }
    }
}

private struct CopyingWriter: ResponseBodyWriter {
    let copy: BodyCopy

    mutating func write(_ buffer: ByteBuffer) {
        if copy.buffer.readableBytes == 0 { copy.buffer = buffer } else { copy.buffer.writeImmutableBuffer(buffer) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) {
        copy.trailer = trailingHeaders
    }
}

/// A writer that closes a component before it ends the response.
private struct ClosingWriter: ResponseBodyWriter {
    var base: any ResponseBodyWriter
    let close: @Sendable () async throws -> Void

    mutating func write(_ buffer: ByteBuffer) async throws {
        try await base.write(buffer)
    }

    mutating func write(contentsOf buffers: some Sequence<ByteBuffer>) async throws {
        try await base.write(contentsOf: buffers)
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await close()
        try await base.finish(trailingHeaders)
    }
}

#endif
