public import Foundation
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#endif

/// One end of the socket between an app and the file desk: messages as JSON and pieces of files, in frames.
///
/// A frame is a byte that tells which of the two it is, four bytes with the length of the rest, the least first, and
/// the rest. Any thread may send; one at a time may receive.
public final class DoorChannel: Sendable {
    /// A message or a piece of a file.
    public enum Frame: Equatable, Sendable {
        case message(DoorMessage)
        case data(Data)
    }

    /// The reasons why the channel is of no more use.
    public enum Failure: Error, Equatable {
        /// The other end is closed.
        case closed
        /// A frame that is longer than allowed, of an unknown kind, or not a message.
        case damaged
    }

    /// The most that is in a frame, in bytes.
    public static let frameLimit = 256 << 10
    private static let messageKind = UInt8(ascii: "m")
    private static let dataKind = UInt8(ascii: "d")

    /// The socket, which the channel owns.
    public let descriptor: Int32
    private let sending = Mutex(())

    /// Takes a connected stream socket over.
    public init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // Programs that an app starts have no business with it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Sends a message. Blocks while the other end does not read.
    public func send(_ message: DoorMessage) throws {
        try send(Self.messageKind, try JSONEncoder().encode(message))
    }

    /// Sends a piece of a file, of ``frameLimit`` bytes at most. Blocks while the other end does not read.
    public func send(_ data: Data) throws { try send(Self.dataKind, data) }

    private func send(_ kind: UInt8, _ payload: Data) throws {
        guard payload.count <= Self.frameLimit else { throw Failure.damaged }
        let count = UInt32(payload.count)
        var frame = Data([kind])
        for shift in stride(from: UInt32(0), to: 32, by: 8) { frame.append(UInt8(truncatingIfNeeded: count >> shift)) }
        frame.append(payload)
        try sending.withLock { _ in
            var sent = 0
            while sent < frame.count {
                let written = frame.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Int in
                    // Without a signal to the process if the other end is closed
                    Glibc.send(
                        descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { throw Failure.closed }
                sent += written
            }
        }
    }

    /// The next frame. Blocks until it is there.
    public func receive() throws -> Frame {
        let head = try read(5)
        let count = (1...4).reduce(0) { $0 | Int(head[$1]) << (8 * ($1 - 1)) }
        guard count <= Self.frameLimit else { throw Failure.damaged }
        let payload = try read(count)
        switch head[0] {
        case Self.dataKind: return .data(payload)
        case Self.messageKind:
            guard let message = try? JSONDecoder().decode(DoorMessage.self, from: payload) else {
                throw Failure.damaged
            }
            return .message(message)
        default: throw Failure.damaged
        }
    }

    private func read(_ count: Int) throws -> Data {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let read = data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) -> Int in
                recv(descriptor, bytes.baseAddress! + done, count - done, 0)
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { throw Failure.closed }
            done += read
        }
        return data
    }
}
