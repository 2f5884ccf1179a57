public import Foundation
import Synchronization

/// A picture in memory, of a camera, of a film or of the app.
public class CVBuffer: Hashable, @unchecked Sendable {
    /// Of what a pixel is made; 0 for a picture without memory.
    let format: OSType
    let width: Int
    let height: Int
    let planes: [Plane]
    let memory: UnsafeMutableRawPointer?
    private let release: () -> Void
    private let attachments = Mutex<[String: Attachment]>([:])
    private let locks = Mutex(0)

    /// A part of the memory.
    struct Plane {
        var offset: Int
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    private struct Attachment: @unchecked Sendable {
        var value: AnyObject
        var mode: CVAttachmentMode
    }

    init(
        format: OSType, width: Int, height: Int, planes: [Plane], memory: UnsafeMutableRawPointer?,
        release: @escaping () -> Void
    ) {
        (self.format, self.width, self.height) = (format, width, height)
        (self.planes, self.memory, self.release) = (planes, memory, release)
    }

    deinit { release() }

    /// How often it is locked.
    func lock(by change: Int) -> Bool {
        locks.withLock { count in
            guard count + change >= 0 else { return false }
            count += change
            return true
        }
    }

    func attach(_ value: AnyObject?, _ key: String, _ mode: CVAttachmentMode) {
        nonisolated(unsafe) let value = value
        attachments.withLock { $0[key] = value.map { Attachment(value: $0, mode: mode) } }
    }

    func attachment(_ key: String) -> (value: AnyObject, mode: CVAttachmentMode)? {
        let found = attachments.withLock { $0[key] }
        return found.map { ($0.value, $0.mode) }
    }

    var propagated: [String: (value: AnyObject, mode: CVAttachmentMode)] {
        attachments.withLock { $0 }.filter { $0.value.mode == .shouldPropagate }.mapValues { ($0.value, $0.mode) }
    }

    func all(_ mode: CVAttachmentMode) -> [String: AnyObject] {
        attachments.withLock { $0 }.filter { $0.value.mode == mode }.mapValues(\.value)
    }

    func detachAll() { attachments.withLock { $0 = [:] } }

    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture of pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// What became of a call: 0 for success.
public typealias CVReturn = Int32
/// It is done.
public let kCVReturnSuccess: CVReturn = 0
/// It could not be done.
public let kCVReturnError: CVReturn = -6660
/// An argument is none that can be used.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// No picture is made of such pixels.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// No picture is so large.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes do not fit the picture.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The pool has given all that it may.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689

/// Whether what is attached to a picture goes along with what is made of it.
public enum CVAttachmentMode: UInt32, Sendable {
    /// It stays.
    case shouldNotPropagate = 0
    /// It goes along.
    case shouldPropagate = 1
}

/// Attaches something to a picture.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer.attach(value, key as String, attachmentMode) }

/// What is attached to a picture under a key.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    let found = buffer.attachment(key as String)
    if let found { attachmentMode?.pointee = found.mode }
    return found?.value
}

/// All that is attached to a picture in a way.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.all(attachmentMode) as NSDictionary
}

/// Takes away what is attached under a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.attach(nil, key as String, .shouldNotPropagate)
}

/// Takes away all that is attached.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.detachAll() }

/// Attaches to a picture what goes along with another.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, entry) in sourceBuffer.propagated { destinationBuffer.attach(entry.value, key, entry.mode) }
}

/// The size of a picture as it was coded, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

/// The size at which a picture is to be shown, in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}

/// The part of a picture that is to be shown, in pixels.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}

/// Whether the first row of a picture is the upper one. It is.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
