public import CoreGraphics
public import CoreMedia
public import Foundation
internal import SeamPrimitives
import Synchronization

/// A film or sound, wherever it is. Any thread may use it.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Where it is.
    let address: URL
    @MainActor private var opened: MediaStream?
    @MainActor var waiting: [() -> Void] = []
    /// Whether it is being opened, or was.
    @MainActor var isAsked: Bool { opened != nil }
    @MainActor private var heard: [(MediaStream.Change) -> Void] = []

    init(address: URL) {
        self.address = address
        super.init()
    }

    /// Creates an asset of the file or the address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// What the file says of its tracks, read once; nil for a file of another kind, or for an address.
    var film: MP4Tracks? {
        filmRead.withLock { known in
            if let known { return known }
            let film = MP4Tracks(address)
            known = .some(film)
            return film
        }
    }
    private let filmRead = Mutex<MP4Tracks??>(nil)

    /// What plays it, opened when it is first wanted.
    @MainActor var stream: MediaStream {
        if let opened { return opened }
        let stream = MediaStream(address)
        opened = stream
        stream.onChange = { [weak self] change in
            guard let self else { return }
            let called = waiting
            waiting = []
            for call in called { call() }
            for call in heard { call(change) }
        }
        return stream
    }

    /// How long it is: what a film in a file says. That of others is not known before they have been opened, which is some
    /// time after they were given to a player or ``load(_:)`` was called.
    open var duration: CMTime {
        if let film, film.scale > 0, film.length > 0 { return CMTime(value: film.length, timescale: film.scale) }
        return Self.onMain {
            let stream = self.stream
            guard stream.isPrepared, stream.duration > 0 else { return .indefinite }
            return CMTime(seconds: stream.duration, preferredTimescale: 600)
        }
    }

    /// Whether it can be played. False before it has been opened.
    open var isPlayable: Bool { Self.onMain { self.stream.isPrepared } }

    /// What the file says of itself, such as its title. Nothing for an address that is not of a file.
    open var metadata: [AVMetadataItem] { MetadataEntry.all(of: address).map { AVMetadataItem($0) } }

    /// What the file says of itself, by names that are the same for all kinds of files.
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }

    /// Returns a property of it when it is known. Throws if the asset cannot be opened.
    open func load<Value: Sendable>(_ property: AVAsyncProperty<Value>) async throws -> Value {
        guard property.needsOpening else { return property.value(self) }
        await opened()
        if let failure = await stream.failure { throw AVError(.fileFormatNotRecognized, reason: failure) }
        return property.value(self)
    }

    /// Opens it, and calls the closure when the values for the keys are known. Those that are known here are `duration`
    /// and `playable`.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        Task {
            await opened()
            handler?()
        }
    }

    @MainActor func opened() async {
        guard !stream.isPrepared, stream.failure == nil else { return }
        await withCheckedContinuation { continuation in waiting.append { continuation.resume() } }
    }

    /// Hears of what becomes of it.
    @MainActor func listen(_ call: @escaping (MediaStream.Change) -> Void) { heard.append(call) }

    static func onMain<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
        if MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
}

/// A property of an asset that takes time to be known.
public struct AVAsyncProperty<Value>: Sendable {
    /// Whether a player has to open the asset before it is known.
    let needsOpening: Bool
    let value: @Sendable (AVAsset) -> Value

    init(needsOpening: Bool = true, value: @escaping @Sendable (AVAsset) -> Value) {
        self.needsOpening = needsOpening
        self.value = value
    }

    /// How long the asset is.
    public static var duration: AVAsyncProperty<CMTime> { AVAsyncProperty<CMTime> { $0.duration } }
    /// Whether the asset can be played.
    public static var isPlayable: AVAsyncProperty<Bool> { AVAsyncProperty<Bool> { $0.isPlayable } }
    /// The tracks.
    public static var tracks: AVAsyncProperty<[AVAssetTrack]> {
        AVAsyncProperty<[AVAssetTrack]>(needsOpening: false) { $0.tracks }
    }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<CGAffineTransform> {
        AVAsyncProperty<CGAffineTransform>(needsOpening: false) { $0.preferredTransform }
    }
    /// What the file says of itself.
    public static var metadata: AVAsyncProperty<[AVMetadataItem]> {
        AVAsyncProperty<[AVMetadataItem]>(needsOpening: false) { $0.metadata }
    }
    /// What the file says of itself, by names that are the same for all kinds of files.
    public static var commonMetadata: AVAsyncProperty<[AVMetadataItem]> {
        AVAsyncProperty<[AVMetadataItem]>(needsOpening: false) { $0.commonMetadata }
    }
}
