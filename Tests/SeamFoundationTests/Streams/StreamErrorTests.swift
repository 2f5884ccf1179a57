import Foundation
import SeamFoundation
import Testing

@Suite struct StreamErrorTests {
    @Test func readingTellsOfNoError() {
        let stream = InputStream(data: Data("안녕".utf8))
        #expect(stream.streamError == nil)
        stream.open()
        var read = Data()
        var buffer = [UInt8](repeating: 0, count: 4)
        while stream.hasBytesAvailable {
            let count = stream.read(&buffer, maxLength: buffer.count)
            #expect(stream.streamError == nil)
            if count <= 0 { break }
            read.append(contentsOf: buffer[..<count])
        }
        stream.close()
        #expect(String(decoding: read, as: UTF8.self) == "안녕")
        #expect(stream.streamError == nil)
    }

    @Test func writingTellsOfNoError() {
        let stream = OutputStream.toMemory()
        stream.open()
        #expect(stream.write([1, 2, 3], maxLength: 3) == 3)
        #expect(stream.streamError == nil)
        stream.close()
    }

    @Test func whatFailsTells() {
        let input = InputStream(url: URL(filePath: "/nowhere/at-all"))
        input?.open()
        #expect(input?.streamStatus == .error)
        #expect(input?.streamError is POSIXError)
        let output = OutputStream(toFileAtPath: "/nowhere/at-all", append: false)
        output?.open()
        #expect(output?.streamStatus == .error)
        #expect(output?.streamError is POSIXError)
    }
}
