import Accelerate
import Testing

@Suite struct BoxConvolutionTests {
    /// The result of a blur of one row of pixels whose components are all the same.
    private func blur(
        _ row: [UInt8], width: UInt32, flags: Int, background: [UInt8]? = nil, from: Int = 0, count: Int? = nil
    ) -> [UInt8] {
        var source = row.flatMap { [$0, $0, $0, $0] }
        let length = count ?? row.count
        var target = [UInt8](repeating: 99, count: length * 4)
        var status: vImage_Error = -1
        source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target in
                var from1 = vImage_Buffer(
                    data: source.baseAddress, height: 1, width: vImagePixelCount(row.count), rowBytes: row.count * 4)
                var to = vImage_Buffer(
                    data: target.baseAddress, height: 1, width: vImagePixelCount(length), rowBytes: length * 4)
                status = vImageBoxConvolve_ARGB8888(
                    &from1, &to, nil, vImagePixelCount(from), 0, 1, width, background, vImage_Flags(flags))
            }
        }
        #expect(status == kvImageNoError)
        return stride(from: 1, to: target.count, by: 4).map { target[$0] }
    }

    @Test func goesBeyondTheEdgesAsAsked() {
        let row: [UInt8] = [0, 30, 60, 90, 255]
        #expect(blur(row, width: 3, flags: kvImageEdgeExtend) == [10, 30, 60, 135, 200])
        #expect(blur(row, width: 3, flags: kvImageTruncateKernel) == [15, 30, 60, 135, 173])
        #expect(blur(row, width: 3, flags: kvImageCopyInPlace) == [0, 30, 60, 135, 255])
        #expect(
            blur(row, width: 3, flags: kvImageBackgroundColorFill, background: [90, 90, 90, 90])
                == [40, 30, 60, 135, 145])
        #expect(blur(row, width: 1, flags: kvImageEdgeExtend) == row)
        #expect(blur(row, width: 9, flags: kvImageEdgeExtend).allSatisfy { $0 > 40 })
    }

    @Test func takesAPart() {
        let row: [UInt8] = [0, 30, 60, 90, 255]
        #expect(blur(row, width: 3, flags: kvImageEdgeExtend, from: 1, count: 3) == [30, 60, 135])
    }

    @Test func leavesTheFirstComponent() {
        let row: [UInt8] = [0, 30, 60]
        var source = row.flatMap { [$0, $0, $0, $0] }
        var target = [UInt8](repeating: 0, count: 12)
        source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target in
                var from = vImage_Buffer(data: source.baseAddress, height: 3, width: 1, rowBytes: 4)
                var to = vImage_Buffer(data: target.baseAddress, height: 3, width: 1, rowBytes: 4)
                vImageBoxConvolve_ARGB8888(
                    &from, &to, nil, 0, 0, 3, 1, nil, vImage_Flags(kvImageEdgeExtend | kvImageLeaveAlphaUnchanged))
            }
        }
        #expect(target == [0, 10, 10, 10, 30, 30, 30, 30, 60, 50, 50, 50])
    }

    @Test func refusesWhatMakesNoSense() {
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeMutableBytes { bytes in
            var one = vImage_Buffer(data: bytes.baseAddress, height: 2, width: 2, rowBytes: 8)
            var two = vImage_Buffer(data: bytes.baseAddress, height: 3, width: 2, rowBytes: 8)
            var none = vImage_Buffer()
            func call(_ to: inout vImage_Buffer, _ size: UInt32, _ flags: Int) -> vImage_Error {
                var from = vImage_Buffer(data: bytes.baseAddress, height: 2, width: 2, rowBytes: 8)
                return vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, size, size, nil, vImage_Flags(flags))
            }
            #expect(call(&two, 3, kvImageEdgeExtend) == kvImageRoiLargerThanInputBuffer)
            #expect(call(&one, 2, kvImageEdgeExtend) == kvImageInvalidKernelSize)
            #expect(call(&one, 3, kvImageNoFlags) == kvImageInvalidEdgeStyle)
            #expect(call(&one, 3, kvImageBackgroundColorFill) == kvImageNullPointerArgument)
            #expect(call(&none, 3, kvImageEdgeExtend) == kvImageNullPointerArgument)
            #expect(call(&one, 3, kvImageEdgeExtend | 1 << 20) == kvImageUnknownFlagsBit)
        }
    }
}
