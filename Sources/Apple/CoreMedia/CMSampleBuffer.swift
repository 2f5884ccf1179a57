/// A picture or some sound, with its time. Apps are given it by devices, of which there are none here.
public final class CMSampleBuffer: @unchecked Sendable {
    /// When it is to be shown.
    public let presentationTimeStamp: CMTime
    /// How long it lasts.
    public let duration: CMTime

    package init(presentationTimeStamp: CMTime, duration: CMTime) {
        self.presentationTimeStamp = presentationTimeStamp
        self.duration = duration
    }
}

/// When a picture or some sound is to be shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// How long a picture or some sound lasts.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// A picture in memory, of a camera or a film. Apps are given it by devices, of which there are none here.
public class CVBuffer: @unchecked Sendable { init() {} }

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture of pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// The picture: nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

extension CMSampleBuffer {
    /// The picture: nil.
    public var imageBuffer: CVImageBuffer? { nil }
}
