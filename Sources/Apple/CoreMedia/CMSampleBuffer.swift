public import CoreVideo

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

/// The picture: nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

extension CMSampleBuffer {
    /// The picture: nil.
    public var imageBuffer: CVImageBuffer? { nil }
}
