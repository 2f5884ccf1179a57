/// A count of pixels.
public typealias vImagePixelCount = UInt
/// What a function says: ``kvImageNoError``, or what was wrong.
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
/// Four components of a pixel, in the order of the buffer's.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Rows of pixels in memory of the app's.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    /// Rows.
    public var height: vImagePixelCount
    /// Pixels of a row.
    public var width: vImagePixelCount
    /// From the start of a row to that of the next, in bytes.
    public var rowBytes: Int

    public init() {
        data = nil
        height = 0
        width = 0
        rowBytes = 0
    }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }
}

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageUnknownFlagsBit: vImage_Error = -21775

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
