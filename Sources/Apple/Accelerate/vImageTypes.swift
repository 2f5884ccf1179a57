/// A count of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: ``kvImageNoError``, or the reason for a failure.
public typealias vImage_Error = Int
/// Options of a call.
public typealias vImage_Flags = UInt32
/// Four components of a pixel, in the order of the buffer's.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Rows of pixels in memory of the app's.
public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// Rows.
    public var height: vImagePixelCount
    /// Pixels of a row.
    public var width: vImagePixelCount
    /// From the start of a row to that of the next, in bytes.
    public var rowBytes: Int

    /// Creates an empty buffer.
    public init() {
        data = nil
        height = 0
        width = 0
        rowBytes = 0
    }

    /// Creates a buffer around pixels, which it does not own.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }
}

/// The call succeeded.
public let kvImageNoError: vImage_Error = 0
/// The failure `RoiLargerThanInputBuffer`.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The failure `InvalidKernelSize`.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The failure `InvalidEdgeStyle`.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// The failure `MemoryAllocationError`.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// The failure `NullPointerArgument`.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// The failure `InvalidParameter`.
public let kvImageInvalidParameter: vImage_Error = -21773
/// The failure `BufferSizeMismatch`.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// The failure `UnknownFlagsBit`.
public let kvImageUnknownFlagsBit: vImage_Error = -21775

/// No options.
public let kvImageNoFlags = 0
/// The first component stays as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// Beyond an edge is what was there before.
public let kvImageCopyInPlace = 2
/// Beyond an edge is the background colour.
public let kvImageBackgroundColorFill = 4
/// Beyond an edge are the pixels of the edge.
public let kvImageEdgeExtend = 8
/// One thread does the work; here it always does.
public let kvImageDoNotTile = 16
/// Beyond an edge is nothing: fewer pixels are counted.
public let kvImageTruncateKernel = 64
/// The function tells how much memory it wants for working, and does nothing else.
public let kvImageGetTempBufferSize = 128
