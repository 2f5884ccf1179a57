import Foundation
import SeamPrimitives

#if canImport(Glibc)
    import Glibc
#endif

/// Writes the lines of the record, in order, to the command that started the program.
///
/// The lines are handed over in blocks, soon after they were made and when the program ends; when nobody reads any
/// more, they are dropped.
final class EventWriter: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var buffer: [UInt8] = []
    private var descriptor: Int32 = -1

    private static let block = 32 << 10
    private static let pause = 0.015

    /// Begins to write to a descriptor; lines before that are dropped.
    func open(_ descriptor: Int32) {
        condition.lock()
        self.descriptor = descriptor
        condition.unlock()
        // Not by a queue, whose calls are recorded.
        Thread.detachNewThread { [self] in
            while flushWhenFilled() { Thread.sleep(forTimeInterval: Self.pause) }
        }
    }

    func write(_ line: EventLine) { write(line.finished) }

    func write(_ bytes: [UInt8]) {
        condition.lock()
        defer { condition.unlock() }
        guard descriptor >= 0 else { return }
        let wasEmpty = buffer.isEmpty
        buffer += bytes
        if buffer.count >= Self.block {
            flushLocked()
        } else if wasEmpty {
            condition.signal()
        }
    }

    /// Hands over what there is.
    func flush() {
        condition.lock()
        flushLocked()
        condition.unlock()
    }

    /// Waits for something to hand over. Returns whether somebody reads it.
    private func flushWhenFilled() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while buffer.isEmpty, descriptor >= 0 { condition.wait() }
        flushLocked()
        return descriptor >= 0
    }

    private func flushLocked() {
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                // The reader has gone.
                descriptor = -1
                break
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
