public import CoreGraphics
public import CoreVideo

extension CIImage {
    /// Creates an image of pixels in memory, as they are now. Those of one component are gray; depths are so from 0 to 1.
    public convenience init(cvPixelBuffer buffer: CVPixelBuffer) {
        if let image = buffer.picture {
            self.init(cgImage: image)
        } else {
            self.init(extent: .null) { PixelRegion($0) }
        }
    }

    /// Creates an image of a picture in memory, as it is now.
    public convenience init(cvImageBuffer buffer: CVImageBuffer) { self.init(cvPixelBuffer: buffer) }

    /// Creates an image of pixels in memory. Options are not looked at.
    public convenience init(cvPixelBuffer buffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: buffer)
    }
}

extension CIContext {
    /// Writes a picture into memory, from its lower left corner on. What has several planes, or no known format, stays.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
    }

    /// Writes a part of a picture into memory, up to its size.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let memory = CVPixelBufferGetBaseAddress(buffer) else { return }
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let part = CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, CGFloat(width)),
            height: min(bounds.height, CGFloat(height)))
        let row = CVPixelBufferGetBytesPerRow(buffer)
        // The lower row is the last one.
        let start = memory + (height - Int(part.height)) * row
        let formats: [OSType: CIFormat] = [
            kCVPixelFormatType_32BGRA: .BGRA8, kCVPixelFormatType_32ARGB: .ARGB8, kCVPixelFormatType_32RGBA: .RGBA8,
            kCVPixelFormatType_32ABGR: .ABGR8,
        ]
        if let format = formats[CVPixelBufferGetPixelFormatType(buffer)] {
            return render(image, toBitmap: start, rowBytes: row, bounds: part, format: format, colorSpace: colorSpace)
        }
        guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_OneComponent8 else { return }
        let (columns, rows) = (Int(part.width), Int(part.height))
        var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            render(image, toBitmap: base, rowBytes: columns * 4, bounds: part, format: .RGBA8, colorSpace: colorSpace)
        }
        for y in 0..<rows {
            for x in 0..<columns {
                let place = (y * columns + x) * 4
                let gray =
                    (Int(pixels[place]) * 213 + Int(pixels[place + 1]) * 715 + Int(pixels[place + 2]) * 72) / 1000
                start.storeBytes(of: UInt8(gray), toByteOffset: y * row + x, as: UInt8.self)
            }
        }
    }
}

extension CVBuffer {
    /// The pixels as a picture; nil if there are none, or none of a known format.
    var picture: CGImage? {
        let (width, height) = (CVPixelBufferGetWidth(self), CVPixelBufferGetHeight(self))
        guard let memory = CVPixelBufferGetBaseAddress(self), width > 0, height > 0,
            let pixel = PixelReader(self, UnsafeRawPointer(memory)),
            let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1), let data = context.data
        else { return nil }
        for y in 0..<height {
            let line = data + y * context.bytesPerRow
            for x in 0..<width {
                let color = pixel(x, y)
                line.storeBytes(of: color.z, toByteOffset: x * 4, as: UInt8.self)
                line.storeBytes(of: color.y, toByteOffset: x * 4 + 1, as: UInt8.self)
                line.storeBytes(of: color.x, toByteOffset: x * 4 + 2, as: UInt8.self)
                line.storeBytes(of: color.w, toByteOffset: x * 4 + 3, as: UInt8.self)
            }
        }
        return context.makeImage()
    }
}

/// Tells the red, green, blue and alpha of pixels, multiplied by alpha as they are in memory.
private struct PixelReader {
    private enum Kind {
        case bytes([Int?], Int)
        case half, float
        case planes(isFull: Bool, isShared: Bool)
    }
    private let kind: Kind
    private let memory: UnsafeRawPointer
    private let row: Int
    private let buffer: CVBuffer

    init?(_ buffer: CVBuffer, _ memory: UnsafeRawPointer) {
        self.memory = memory
        self.buffer = buffer
        row = CVPixelBufferGetBytesPerRow(buffer)
        switch CVPixelBufferGetPixelFormatType(buffer) {
        case kCVPixelFormatType_32BGRA: kind = .bytes([2, 1, 0, 3], 4)
        case kCVPixelFormatType_32ARGB: kind = .bytes([1, 2, 3, 0], 4)
        case kCVPixelFormatType_32RGBA: kind = .bytes([0, 1, 2, 3], 4)
        case kCVPixelFormatType_32ABGR: kind = .bytes([3, 2, 1, 0], 4)
        case kCVPixelFormatType_24RGB: kind = .bytes([0, 1, 2, nil], 3)
        case kCVPixelFormatType_24BGR: kind = .bytes([2, 1, 0, nil], 3)
        case kCVPixelFormatType_OneComponent8: kind = .bytes([0, 0, 0, nil], 1)
        case kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            kind = .float
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16:
            kind = .half
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: kind = .planes(isFull: true, isShared: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: kind = .planes(isFull: false, isShared: true)
        case kCVPixelFormatType_420YpCbCr8PlanarFullRange: kind = .planes(isFull: true, isShared: false)
        case kCVPixelFormatType_420YpCbCr8Planar: kind = .planes(isFull: false, isShared: false)
        default: return nil
        }
    }

    func callAsFunction(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        func gray(_ value: Float) -> SIMD4<UInt8> {
            let byte = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
            return SIMD4(byte, byte, byte, 255)
        }
        switch kind {
        case .bytes(let order, let size):
            let place = y * row + x * size
            func byte(_ index: Int) -> UInt8 {
                order[index].map { memory.load(fromByteOffset: place + $0, as: UInt8.self) } ?? 255
            }
            return SIMD4(byte(0), byte(1), byte(2), byte(3))
        case .float: return gray(memory.loadUnaligned(fromByteOffset: y * row + x * 4, as: Float.self))
        case .half:
            return gray(Self.number(memory.loadUnaligned(fromByteOffset: y * row + x * 2, as: UInt16.self)))
        case .planes(let isFull, let isShared):
            func plane(_ index: Int, _ offset: Int, _ y: Int) -> Float {
                guard let start = CVPixelBufferGetBaseAddressOfPlane(buffer, index) else { return 128 }
                let place = y * CVPixelBufferGetBytesPerRowOfPlane(buffer, index) + offset
                return Float(start.load(fromByteOffset: place, as: UInt8.self))
            }
            // https://www.itu.int/rec/R-REC-BT.601
            let light = isFull ? plane(0, x, y) : (plane(0, x, y) - 16) * 255 / 219
            let scale: Float = isFull ? 1 : 255 / 224
            let blue = ((isShared ? plane(1, x / 2 * 2, y / 2) : plane(1, x / 2, y / 2)) - 128) * scale
            let red = ((isShared ? plane(1, x / 2 * 2 + 1, y / 2) : plane(2, x / 2, y / 2)) - 128) * scale
            func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
            return SIMD4(
                byte(light + 1.402 * red), byte(light - 0.344136 * blue - 0.714136 * red),
                byte(light + 1.772 * blue), 255)
        }
    }

    /// The number that 16 bits stand for.
    private static func number(_ bits: UInt16) -> Float {
        let (sign, exponent, part) = (bits >> 15, Int(bits >> 10 & 31), Float(bits & 1023) / 1024)
        let size: Float =
            switch exponent {
            case 0: part * 0x1p-14
            case 31: part == 0 ? .infinity : .nan
            default: Float(sign: .plus, exponent: exponent - 15, significand: 1 + part)
            }
        return sign == 0 ? size : -size
    }
}
