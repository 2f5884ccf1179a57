public import Foundation

/// What a picture is locked for.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// For reading alone.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Is told that memory of the app's is not used any more.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (_ releaseRefCon: UnsafeMutableRawPointer?, _ baseAddress: UnsafeRawPointer?) -> Void

/// Makes a picture with memory of its own, whose pixels are all 0.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - width: In pixels.
///   - height: In pixels.
///   - pixelFormatType: Of what a pixel is made.
///   - pixelBufferAttributes: Of them, `kCVPixelBufferBytesPerRowAlignmentKey` is looked at.
///   - pixelBufferOut: Where the picture goes.
/// - Returns: `kCVReturnSuccess`, or why there is none.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return kCVReturnInvalidSize }
    let wanted = pixelBufferAttributes?[kCVPixelBufferBytesPerRowAlignmentKey as String] as? Int
    let alignment = min(max(wanted ?? 16, 1), 4096)
    guard
        let planes = PixelLayout.planes(pixelFormatType, width: width, height: height, alignment: alignment),
        let last = planes.last
    else { return kCVReturnInvalidPixelFormat }
    guard let memory = calloc(last.offset + last.bytesPerRow * last.height, 1) else { return kCVReturnAllocationFailed }
    nonisolated(unsafe) let owned = memory
    pixelBufferOut.pointee = CVBuffer(
        format: pixelFormatType, width: width, height: height, planes: planes, memory: memory, release: { free(owned) })
    return kCVReturnSuccess
}

/// Makes a picture of memory of the app's.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    guard let bytes = PixelLayout.bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    guard bytesPerRow >= width * bytes else { return kCVReturnInvalidArgument }
    nonisolated(unsafe) let (memory, context) = (baseAddress, releaseRefCon)
    pixelBufferOut.pointee = CVBuffer(
        format: pixelFormatType, width: width, height: height,
        planes: [CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: bytesPerRow)],
        memory: baseAddress, release: { releaseCallback?(context, memory) })
    return kCVReturnSuccess
}

/// Has the pixels stay where they are until they are unlocked.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{ pixelBuffer.lock(by: 1) ? kCVReturnSuccess : kCVReturnError }

/// Ends what ``CVPixelBufferLockBaseAddress(_:_:)`` began.
///
/// - Returns: `kCVReturnInvalidArgument` for a picture that is not locked.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { pixelBuffer.lock(by: -1) ? kCVReturnSuccess : kCVReturnInvalidArgument }

/// Where the pixels are, the upper row first.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
/// From one row to the next, in bytes; of the first plane, if there are several.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.first?.bytesPerRow ?? 0
}
/// In pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// In pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Of what a pixel is made.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// How many bytes there are.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.last.map { $0.offset + $0.bytesPerRow * $0.height } ?? 0
}
/// Whether the pixels are in several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
/// How many planes there are; 0 for pixels that are in none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0
}
/// Where a plane is; nil if there is none.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    pixelBuffer.plane(planeIndex).flatMap { plane in pixelBuffer.memory.map { $0 + plane.offset } }
}
/// From one row of a plane to the next, in bytes.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}
/// The width of a plane, in what it is made of.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.width ?? 0
}
/// The height of a plane, in what it is made of.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.height ?? 0
}
/// Fills what is beyond the edges, of which there is nothing here.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

extension CVBuffer {
    fileprivate func plane(_ index: Int) -> Plane? { planes.indices.contains(index) ? planes[index] : nil }
}
