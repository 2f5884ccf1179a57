import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Asks whoever reads the record what it says so far.
///
/// A question is a line of the record, so that the reader knows all that was recorded before it. An answer is a line of
/// JSON that comes back through the descriptor.
final class TraceQuestions: @unchecked Sendable {
    typealias Answer = @Sendable (String?) -> Void

    private let lock = NSLock()
    private let descriptor: Int32
    private let writer: EventWriter
    // Guarded by `lock`.
    private var waiting: [Answer] = []
    private var isReading = false

    init(descriptor: Int32, writer: EventWriter) {
        self.descriptor = descriptor
        self.writer = writer
    }

    func ask(_ question: String, _ answer: @escaping Answer) {
        lock.lock()
        waiting.append(answer)
        if !isReading {
            isReading = true
            // Not by a queue, whose calls are recorded.
            Thread.detachNewThread { [self] in read() }
        }
        var line = EventLine(head: "ask")
        line.add("n", question)
        // In the order of those that wait.
        writer.write(line)
        lock.unlock()
        writer.flush()
    }

    private func read() {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 32 << 10)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: 0x0A) {
                let text = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeSubrange(...end)
                next()?(text)
            }
        }
        // Nobody answers any more.
        while let answer = next() { answer(nil) }
        lock.withLock { isReading = false }
    }

    private func next() -> Answer? { lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() } }
}
