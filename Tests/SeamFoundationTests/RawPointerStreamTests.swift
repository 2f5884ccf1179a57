import Foundation
import SeamFoundation
import Testing

@Suite struct RawPointerStreamTests {
    @Test func bytesOfAnyTypeGoThrough() {
        let output = OutputStream.toMemory()
        output.open()
        let numbers: [UInt32] = [1, 2, 0x0102_0304]
        let written = numbers.withUnsafeBytes { output.write($0.baseAddress!, maxLength: $0.count) }
        #expect(written == 12)
        let data = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
        let input = InputStream(data: data ?? Data())
        input.open()
        var read: [UInt32] = [0, 0, 0]
        let count = read.withUnsafeMutableBytes { input.read($0.baseAddress!, maxLength: $0.count) }
        #expect(count == 12 && read == numbers)
    }
}
