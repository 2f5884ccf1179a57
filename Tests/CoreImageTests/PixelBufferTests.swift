import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import SeamFoundation
import Testing

/// Pictures in memory, and what Core Image makes of them.
@Suite struct PixelBufferTests {
    private func buffer(
        _ width: Int, _ height: Int, _ format: OSType, _ attributes: [CFString: Any] = [:]
    ) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(
            CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, attributes as NSDictionary, &made)
                == kCVReturnSuccess)
        return try #require(made)
    }

    /// Red, green, blue and alpha of a pixel, from above.
    private func pixel(_ image: CIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        let data = try #require(made.dataProvider?.data as Data?)
        let place = y * made.bytesPerRow + x * 4
        return [data[place + 2], data[place + 1], data[place], data[place + 3]]
    }

    @Test func memoryIsMade() throws {
        let made = try buffer(3, 2, kCVPixelFormatType_32BGRA)
        #expect(CVPixelBufferGetWidth(made) == 3 && CVPixelBufferGetHeight(made) == 2)
        #expect(CVPixelBufferGetBytesPerRow(made) == 16 && CVPixelBufferGetDataSize(made) == 32)
        #expect(CVPixelBufferGetPixelFormatType(made) == kCVPixelFormatType_32BGRA)
        #expect(!CVPixelBufferIsPlanar(made) && CVPixelBufferGetPlaneCount(made) == 0)
        #expect(CVPixelBufferUnlockBaseAddress(made, []) == kCVReturnInvalidArgument)
        #expect(CVPixelBufferLockBaseAddress(made, .readOnly) == kCVReturnSuccess)
        #expect(CVPixelBufferUnlockBaseAddress(made, .readOnly) == kCVReturnSuccess)
        var none: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &none) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 2, 2, 7, nil, &none) == kCVReturnInvalidPixelFormat && none == nil)
        let aligned = try buffer(3, 2, kCVPixelFormatType_OneComponent8, [kCVPixelBufferBytesPerRowAlignmentKey: 64])
        #expect(CVPixelBufferGetBytesPerRow(aligned) == 64)
    }

    @Test func planesLieBehindEachOther() throws {
        let made = try buffer(5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferIsPlanar(made) && CVPixelBufferGetPlaneCount(made) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(made, 1) == 3 && CVPixelBufferGetHeightOfPlane(made, 1) == 2)
        let first = try #require(CVPixelBufferGetBaseAddressOfPlane(made, 0))
        let second = try #require(CVPixelBufferGetBaseAddressOfPlane(made, 1))
        #expect(second - first == CVPixelBufferGetBytesPerRowOfPlane(made, 0) * 3)
        #expect(CVPixelBufferGetBaseAddressOfPlane(made, 2) == nil)
        // A bright red in the numbers of films.
        for place in 0..<CVPixelBufferGetBytesPerRowOfPlane(made, 0) * 3 {
            first.storeBytes(of: 76, toByteOffset: place, as: UInt8.self)
        }
        for place in 0..<CVPixelBufferGetBytesPerRowOfPlane(made, 1) * 2 {
            second.storeBytes(of: place.isMultiple(of: 2) ? 85 : 255, toByteOffset: place, as: UInt8.self)
        }
        let red = try pixel(CIImage(cvPixelBuffer: made), 4, 2)
        #expect(red[0] > 250 && red[1] < 4 && red[2] < 4 && red[3] == 255)
    }

    @Test func appsDrawInThem() throws {
        let made = try buffer(4, 4, kCVPixelFormatType_32BGRA)
        let context = try #require(
            CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: 4, height: 4, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.flush()
        #expect(try pixel(CIImage(cvPixelBuffer: made), 1, 1) == [0, 0, 255, 255])
    }

    @Test func oneComponentIsGray() throws {
        let bytes = try buffer(1, 1, kCVPixelFormatType_OneComponent8)
        CVPixelBufferGetBaseAddress(bytes)?.storeBytes(of: 100, as: UInt8.self)
        #expect(try pixel(CIImage(cvPixelBuffer: bytes), 0, 0) == [100, 100, 100, 255])
        let numbers = try buffer(1, 1, kCVPixelFormatType_OneComponent32Float)
        CVPixelBufferGetBaseAddress(numbers)?.storeBytes(of: 7, as: Float.self)
        #expect(try pixel(CIImage(cvPixelBuffer: numbers), 0, 0) == [255, 255, 255, 255])
        let halves = try buffer(1, 1, kCVPixelFormatType_OneComponent16Half)
        CVPixelBufferGetBaseAddress(halves)?.storeBytes(of: 0x3800, as: UInt16.self)
        #expect(try pixel(CIImage(cvPixelBuffer: halves), 0, 0)[0] == 128)
    }

    @Test func picturesAreRenderedInto() throws {
        for format in [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA] {
            let made = try buffer(2, 3, format)
            CIContext().render(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), to: made)
            #expect(try pixel(CIImage(cvPixelBuffer: made), 1, 2) == [255, 0, 0, 255])
        }
        let gray = try buffer(2, 2, kCVPixelFormatType_OneComponent8)
        CIContext().render(CIImage(color: CIColor(red: 1, green: 1, blue: 1)), to: gray)
        #expect(try pixel(CIImage(cvPixelBuffer: gray), 0, 0)[0] == 255)
    }

    @Test func memoryOfAppsIsGivenBack() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        nonisolated(unsafe) var isFree = false
        withUnsafeMutablePointer(to: &isFree) { flag in
            var made: CVPixelBuffer?
            #expect(
                CVPixelBufferCreateWithBytes(
                    nil, 2, 2, kCVPixelFormatType_32BGRA, memory, 8,
                    { context, base in
                        context?.assumingMemoryBound(to: Bool.self).pointee = true
                        base?.deallocate()
                    }, flag, nil, &made) == kCVReturnSuccess)
            #expect(CVPixelBufferGetBaseAddress(made!) == memory && !flag.pointee)
            made = nil
            #expect(flag.pointee)
        }
    }

    @Test func poolsGiveNoMoreThanToldOf() throws {
        var pool: CVPixelBufferPool?
        let attributes: [CFString: Any] = [
            kCVPixelBufferWidthKey: 4, kCVPixelBufferHeightKey: 2,
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32ARGB,
        ]
        CVPixelBufferPoolCreate(nil, nil, attributes as NSDictionary, &pool)
        let made = try #require(pool)
        var buffers: [CVPixelBuffer?] = [nil, nil]
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, made, &buffers[0]) == kCVReturnSuccess)
        let limit = [kCVPixelBufferPoolAllocationThresholdKey: 1] as NSDictionary
        #expect(
            CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, made, limit, &buffers[1])
                == kCVReturnWouldExceedAllocationThreshold)
        buffers[0] = nil
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, made, limit, &buffers[1]) == kCVReturnSuccess)
        #expect(buffers[1].map(CVPixelBufferGetWidth) == 4)
    }

    @Test func whatIsAttachedGoesAlong() throws {
        let (first, second) = (try buffer(1, 1, kCVPixelFormatType_32BGRA), try buffer(1, 1, kCVPixelFormatType_32BGRA))
        CVBufferSetAttachment(first, "이름", NSString(string: "하나"), .shouldPropagate)
        CVBufferSetAttachment(first, "own", NSNumber(value: 1), .shouldNotPropagate)
        CVBufferPropagateAttachments(first, second)
        var mode = CVAttachmentMode.shouldNotPropagate
        #expect(CVBufferCopyAttachment(second, "이름", &mode) as? NSString == "하나" && mode == .shouldPropagate)
        #expect(CVBufferCopyAttachment(second, "own", nil) == nil)
        CVBufferRemoveAllAttachments(second)
        #expect(CVBufferCopyAttachments(second, .shouldPropagate)?.count == 0)
    }

    @Test func objectsOfCoreGraphicsHaveNumbers() throws {
        let image = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .makeImage())
        #expect(CFGetTypeID(image) == CGImage.typeID && CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(
            CFGetTypeID(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == CGColor.typeID
                && CGColor.typeID != CGImage.typeID)
        #expect(CFGetTypeID(NSString(string: "a")) != CGImage.typeID)
    }
}
