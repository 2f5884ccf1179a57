/// Gives each pixel the mean of those around it.
///
/// - Parameters:
///   - src: four components of 8 bits a pixel. Neither its pixels nor those of `dest` may be the other's.
///   - tempBuffer: not used; memory for working is taken when it is needed.
///   - srcOffsetToROI_X: the pixel of `src` that goes to the first of `dest`.
///   - kernel_height: the rows that are counted, the pixel's own in the middle: an odd number.
///   - backgroundColor: for ``kvImageBackgroundColorFill``.
///   - flags: one way to go beyond the edges at least: ``kvImageEdgeExtend``, ``kvImageBackgroundColorFill``,
///     ``kvImageTruncateKernel`` or ``kvImageCopyInPlace``.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let known =
        kvImageLeaveAlphaUnchanged | kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend
        | kvImageDoNotTile | kvImageTruncateKernel | kvImageGetTempBufferSize
    let flags = Int(flags)
    guard flags & ~known == 0 else { return kvImageUnknownFlagsBit }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    let styles: [(flag: Int, edge: BoxConvolution.Edge)] = [
        (kvImageEdgeExtend, .extend), (kvImageTruncateKernel, .truncate), (kvImageCopyInPlace, .copy),
        (kvImageBackgroundColorFill, .fill),
    ]
    let asked = styles.filter { flags & $0.flag != 0 }
    guard asked.count == 1 else { return kvImageInvalidEdgeStyle }
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    if asked[0].edge == .fill, backgroundColor == nil { return kvImageNullPointerArgument }
    guard srcOffsetToROI_X + to.width <= from.width, srcOffsetToROI_Y + to.height <= from.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    BoxConvolution(
        source: from, target: to, offset: (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)),
        reach: (Int(kernel_width / 2), Int(kernel_height / 2)), edge: asked[0].edge,
        background: (0..<4).map { backgroundColor == nil ? 0 : Int(backgroundColor[$0]) },
        keepsFirst: flags & kvImageLeaveAlphaUnchanged != 0
    ).run()
    return kvImageNoError
}

/// A mean over a rectangle around each pixel: sums that move along the columns, and then along the row of them.
private struct BoxConvolution {
    enum Edge {
        case extend, truncate, copy, fill
    }

    let source: vImage_Buffer
    let target: vImage_Buffer
    let offset: (x: Int, y: Int)
    /// How far the rectangle goes from its middle.
    let reach: (x: Int, y: Int)
    let edge: Edge
    let background: [Int]
    let keepsFirst: Bool

    private var width: Int { Int(source.width) }
    private var height: Int { Int(source.height) }

    private func row(_ y: Int) -> UnsafePointer<UInt8> {
        UnsafePointer((source.data + y * source.rowBytes).assumingMemoryBound(to: UInt8.self))
    }

    /// Adds a row that counts `times` times to the sums of the columns; one beyond the edges as the style says.
    private func add(_ y: Int, _ times: Int, to columns: inout [Int]) {
        if y < 0 || y >= height {
            switch edge {
            case .extend: return add(min(max(y, 0), height - 1), times, to: &columns)
            case .fill:
                for i in 0..<width * 4 { columns[i] += background[i % 4] * times }
                return
            case .truncate, .copy: return
            }
        }
        let row = row(y)
        for i in 0..<width * 4 { columns[i] += Int(row[i]) * times }
    }

    func run() {
        guard target.width > 0, target.height > 0 else { return }
        var columns = [Int](repeating: 0, count: width * 4)
        for y in offset.y - reach.y...offset.y + reach.y { add(y, 1, to: &columns) }
        for line in 0..<Int(target.height) {
            let y = line + offset.y
            if line > 0 {
                add(y - reach.y - 1, -1, to: &columns)
                add(y + reach.y, 1, to: &columns)
            }
            write(line, columns)
        }
    }

    private func write(_ line: Int, _ columns: [Int]) {
        let y = line + offset.y
        let out = (target.data + line * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        let own = row(y)
        let rows = min(y + reach.y, height - 1) - max(y - reach.y, 0) + 1
        let isCut = rows < 2 * reach.y + 1
        let full = (2 * reach.x + 1) * (2 * reach.y + 1)
        for component in 0..<4 {
            let beyond = edge == .fill ? background[component] * (2 * reach.y + 1) : 0
            func column(_ x: Int) -> Int {
                if x >= 0, x < width { return columns[x * 4 + component] }
                return edge == .extend ? columns[min(max(x, 0), width - 1) * 4 + component] : beyond
            }
            var sum = 0
            for x in offset.x - reach.x...offset.x + reach.x { sum += column(x) }
            for place in 0..<Int(target.width) {
                let x = place + offset.x
                if place > 0 { sum += column(x + reach.x) - column(x - reach.x - 1) }
                let leaves = keepsFirst && component == 0
                let isOnEdge = isCut || x < reach.x || x + reach.x >= width
                if leaves || (edge == .copy && isOnEdge) {
                    out[place * 4 + component] = own[x * 4 + component]
                    continue
                }
                var count = full
                if edge == .truncate {
                    count = rows * (min(x + reach.x, width - 1) - max(x - reach.x, 0) + 1)
                }
                out[place * 4 + component] = UInt8((sum + count / 2) / count)
            }
        }
    }
}
