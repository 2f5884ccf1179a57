public import Foundation

/// Makes pictures of one kind.
public final class CVPixelBufferPool: @unchecked Sendable {
    let poolAttributes: [String: Any]
    let attributes: [String: Any]
    private let lock = NSLock()
    private var given: [Given] = []

    private struct Given { weak var buffer: CVPixelBuffer? }

    init(_ poolAttributes: [String: Any], _ attributes: [String: Any]) {
        (self.poolAttributes, self.attributes) = (poolAttributes, attributes)
    }

    func make(_ limit: Int?, _ out: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
        guard let width = attributes[kCVPixelBufferWidthKey as String] as? Int,
            let height = attributes[kCVPixelBufferHeightKey as String] as? Int,
            let format = (attributes[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
                ?? attributes[kCVPixelBufferPixelFormatTypeKey as String] as? UInt32
        else { return kCVReturnInvalidPixelBufferAttributes }
        return lock.withLock {
            given.removeAll { $0.buffer == nil }
            if let limit, given.count >= limit { return kCVReturnWouldExceedAllocationThreshold }
            let result = CVPixelBufferCreate(nil, width, height, format, attributes as NSDictionary, out)
            if let buffer = out.pointee, result == kCVReturnSuccess { given.append(Given(buffer: buffer)) }
            return result
        }
    }
}

/// Makes a pool of pictures of one kind, whose width, height and format the last attributes say.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(
        poolAttributes as? [String: Any] ?? [:], pixelBufferAttributes as? [String: Any] ?? [:])
    return kCVReturnSuccess
}

/// Makes a picture of a pool's kind.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { pixelBufferPool.make(nil, pixelBufferOut) }

/// Makes a picture of a pool's kind, if there are fewer than the attributes say.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferPool.make(
        auxAttributes?[kCVPixelBufferPoolAllocationThresholdKey as String] as? Int, pixelBufferOut)
}

/// What a pool was made with.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.poolAttributes as NSDictionary
}
/// What its pictures are made with.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.attributes as NSDictionary
}
