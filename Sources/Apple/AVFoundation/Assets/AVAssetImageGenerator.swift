internal import CGTK
public import CoreGraphics
public import CoreMedia
public import Foundation
internal import Stage

/// Makes pictures of moments of a film.
open class AVAssetImageGenerator: NSObject {
    /// What became of a picture.
    public enum Result: Int, Sendable {
        /// It was made.
        case succeeded = 0
        /// It could not be made.
        case failed = 1
        /// It is not wanted any more.
        case cancelled = 2
    }

    /// Gets a picture: the moment that was asked for, the picture, its own moment, and what became of it.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film says. They always are.
    open var appliesPreferredTrackTransform = false
    /// The most pixels a picture may have; zero is for all.
    open var maximumSize = CGSize.zero
    /// How far before the moment a picture may be. The media backend's own.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How far after the moment a picture may be. The media backend's own.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Creates a generator for a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Makes pictures, one after the other, and gives each to the closure.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        let times = requestedTimes.map(\.timeValue)
        nonisolated(unsafe) let handler = handler
        let (film, size) = (AVAsset(url: asset.address), maximumSize)
        Task { @MainActor in
            await film.opened()
            for time in times {
                if let image = await Self.picture(of: film, at: time, size) {
                    handler(time, image, time, .succeeded, nil)
                } else {
                    let reason = film.stream.failure
                    handler(time, nil, .invalid, .failed, AVError(.decodeFailed, reason: reason))
                }
            }
        }
    }

    /// Makes a picture.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in
            handler(image, time, error)
        }
    }

    /// Makes a picture, and says of which moment it is.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        let made: Swift.Result<(image: CGImage, actualTime: CMTime), any Error> = await withCheckedContinuation {
            continuation in
            generateCGImageAsynchronously(for: time) { image, moment, error in
                if let image {
                    continuation.resume(returning: .success((image, moment)))
                } else {
                    continuation.resume(returning: .failure(error ?? AVError(.unknown)))
                }
            }
        }
        return try made.get()
    }

    /// The picture that shows within two seconds after going to the moment.
    @MainActor private static func picture(of film: AVAsset, at time: CMTime, _ most: CGSize) async -> CGImage? {
        let stream = film.stream
        guard stream.isPrepared, stream.hasPicture else { return nil }
        let gate = PictureGate()
        stream.onPicture = { gate.open() }
        if time.isNumeric, time.seconds > 0 { stream.seek(to: time.seconds) }
        await gate.wait()
        guard let paintable = stream.paintable else { return nil }
        var size = stream.size
        guard size.width > 0, size.height > 0 else { return nil }
        if most.width > 0 || most.height > 0 {
            let factor = min(
                most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1, 1)
            size = CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
        }
        let place = CGRect(origin: .zero, size: size)
        guard let context = CGContext(pixelsWide: Int(size.width), pixelsHigh: Int(size.height), scale: 1) else {
            return nil
        }
        RenderNode { $0.draw(paintable: paintable, in: place) }?.draw(in: context)
        return context.makeImage()
    }
}

/// Opens when a picture has come, or after two seconds.
@MainActor
private final class PictureGate {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isOpen = false

    func open() {
        isOpen = true
        waiting?.resume()
        waiting = nil
    }

    func wait() async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.open() }
        guard !isOpen else { return }
        await withCheckedContinuation { waiting = $0 }
    }
}
