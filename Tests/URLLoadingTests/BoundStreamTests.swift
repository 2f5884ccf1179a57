import Foundation
import Testing
import URLLoading

@Suite struct BoundStreamTests {
    private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
        var (input, output): (InputStream?, OutputStream?) = (nil, nil)
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }

    private func read(_ stream: InputStream, _ count: Int = 100) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        let length = stream.read(&buffer, maxLength: count)
        return length < 0 ? nil : Array(buffer[..<length])
    }

    @Test func whatIsWrittenIsRead() throws {
        let (input, output) = try pair(4)
        #expect(input.streamStatus == .notOpen && output.streamStatus == .notOpen)
        #expect(read(input) == nil)
        input.open()
        output.open()
        #expect(!input.hasBytesAvailable && output.hasSpaceAvailable)
        #expect(output.write([1, 2, 3, 4, 5, 6], maxLength: 6) == 4)
        #expect(!output.hasSpaceAvailable && input.hasBytesAvailable)
        #expect(read(input, 3) == [1, 2, 3])
        #expect(output.write([5, 6], maxLength: 2) == 2)
        output.close()
        #expect(read(input) == [4, 5, 6])
        #expect(input.streamStatus == .atEnd)
        #expect(read(input) == [])
        input.close()
        #expect(input.streamStatus == .closed)
    }

    @Test func nobodyReadsAnyMore() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        input.close()
        #expect(output.write([1], maxLength: 1) == -1)
        #expect(output.streamStatus == .error && output.streamError != nil)
    }

    /// More bytes than there is room for, between two threads that wait for each other.
    @Test func twoThreadsWaitForEachOther() throws {
        let (input, output) = try pair(7)
        let sent = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        nonisolated(unsafe) let writer = output
        let thread = Thread {
            writer.open()
            var rest = sent[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBufferPointer { writer.write($0.baseAddress!, maxLength: $0.count) }
                rest = rest.dropFirst(count)
            }
            writer.close()
        }
        input.open()
        thread.start()
        var received: [UInt8] = []
        while let bytes = read(input, 13), !bytes.isEmpty { received += bytes }
        #expect(received == sent)
    }

    private final class Listener: NSObject, StreamDelegate {
        var events: [String] = []
        var respond: (Stream, Stream.Event) -> Void = { _, _ in }

        func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
            let names: [Stream.Event.RawValue: String] = [
                Stream.Event.openCompleted.rawValue: "open", Stream.Event.hasBytesAvailable.rawValue: "bytes",
                Stream.Event.hasSpaceAvailable.rawValue: "space", Stream.Event.endEncountered.rawValue: "end",
            ]
            events.append(names[eventCode.rawValue] ?? "\(eventCode)")
            respond(aStream, eventCode)
        }
    }

    @Test func delegatesHearInTheRunLoop() throws {
        let (input, output) = try pair(4)
        let (reader, writer) = (Listener(), Listener())
        var rest = Array("bound".utf8)[...]
        var text: [UInt8] = []
        var isOver = false
        input.delegate = reader
        output.delegate = writer
        for stream in [input, output] { stream.schedule(in: .current, forMode: .default) }
        writer.respond = { _, event in
            guard event == .hasSpaceAvailable else { return }
            guard !rest.isEmpty else { return output.close() }
            let count = rest.withUnsafeBufferPointer { output.write($0.baseAddress!, maxLength: min($0.count, 2)) }
            rest = rest.dropFirst(count)
        }
        reader.respond = { _, event in
            if event == .hasBytesAvailable { text += read(input, 3) ?? [] }
            if event == .endEncountered { isOver = true }
        }
        input.open()
        output.open()
        while !isOver, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(String(decoding: text, as: UTF8.self) == "bound")
        #expect(reader.events.first == "open" && reader.events.last == "end")
        #expect(writer.events.first == "open")
    }
}
