/// Four bytes each: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Four bytes each: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Four bytes each: alpha, blue, green, red.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Four bytes each: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Three bytes each: red, green, blue.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Three bytes each: blue, green, red.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// A byte of gray each.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// A number of 16 bits each.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// A number of 32 bits each.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// A depth of 16 bits each, in metres.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// A depth of 32 bits each, in metres.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// A disparity of 16 bits each, of a metre.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// A disparity of 32 bits each, of a metre.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// A plane of brightness from 16 to 235, and one of both colours for each four pixels.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// A plane of brightness from 0 to 255, and one of both colours for each four pixels.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// A plane of brightness from 16 to 235, and one of each colour for each four pixels.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// A plane of brightness from 0 to 255, and one of each colour for each four pixels.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230

// What attributes of pictures are called.

/// Of what a pixel is made, a number.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// How wide it is in pixels, a number.
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
/// How high it is in pixels, a number.
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
/// What the bytes of a row are a multiple of, a number.
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// Whether a context of Core Graphics draws in it, a truth value. One always does.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Whether pictures of Core Graphics are made of it, a truth value. They always are.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// Whether Metal reads it, a truth value. There is no Metal here.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// Whether OpenGL ES reads it, a truth value. There is no OpenGL ES here.
nonisolated(unsafe) public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// What is wanted of memory that programs share, a dictionary. There is none here.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// How many pictures a pool keeps at least, a number.
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// After how many seconds a pool gives up pictures that are not used, a number.
nonisolated(unsafe) public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
/// How many pictures a pool may give at most, a number.
nonisolated(unsafe) public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

/// How the planes of a picture lie.
enum PixelLayout {
    /// The planes of a picture, each row of which is a multiple of so many bytes; nil for a format that is not known.
    static func planes(_ format: OSType, width: Int, height: Int, alignment: Int) -> [CVBuffer.Plane]? {
        func row(_ bytes: Int) -> Int { (bytes + alignment - 1) / alignment * alignment }
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        let first = CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: row(width))
        switch format {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            return [
                first,
                CVBuffer.Plane(
                    offset: first.bytesPerRow * height, width: halfWidth, height: halfHeight,
                    bytesPerRow: row(halfWidth * 2)),
            ]
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            let colors = CVBuffer.Plane(
                offset: first.bytesPerRow * height, width: halfWidth, height: halfHeight, bytesPerRow: row(halfWidth))
            var last = colors
            last.offset += colors.bytesPerRow * halfHeight
            return [first, colors, last]
        default:
            guard let bytes = bytesPerPixel(format) else { return nil }
            return [CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: row(width * bytes))]
        }
    }

    /// Nil for a format of several planes, or that is not known.
    static func bytesPerPixel(_ format: OSType) -> Int? {
        switch format {
        case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
            kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            4
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16:
            2
        case kCVPixelFormatType_OneComponent8: 1
        default: nil
        }
    }
}
