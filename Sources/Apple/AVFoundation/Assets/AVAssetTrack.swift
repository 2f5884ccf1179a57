public import CoreGraphics
public import CoreMedia
public import Foundation

/// A number that tells a track of a film from the others.
public typealias CMPersistentTrackID = Int32

/// The pictures, the sound or another part of a film. Any thread may use it.
open class AVAssetTrack: NSObject, AVAsynchronousTrackLoading, @unchecked Sendable {
    private weak var owner: AVAsset?
    private let track: MP4Tracks.Track

    /// The film.
    open var asset: AVAsset? { owner }
    /// Tells it from the others.
    open var trackID: CMPersistentTrackID { track.id }
    /// What it has.
    open var mediaType: AVMediaType { AVMediaType(track.kind) }
    /// Whether it is to be played.
    open var isEnabled: Bool { track.isEnabled }
    /// Whether it can be played: whether it has pictures or sound.
    open var isPlayable: Bool { [.video, .audio].contains(mediaType) }
    /// Whether all of it is in the file. True.
    open var isSelfContained: Bool { true }
    /// How large its pictures are in pixels, before they are turned; zero for sound.
    open var naturalSize: CGSize { track.size }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { track.turn }
    /// How loud it is played. 1.
    open var preferredVolume: Float { 1 }
    /// How many pictures a second has; 0 for what has none.
    open var nominalFrameRate: Float {
        guard mediaType == .video, track.length > 0 else { return 0 }
        return Float(Double(track.samples) * Double(track.scale) / Double(track.length))
    }
    /// How long a picture is shown; invalid for what has none.
    open var minFrameDuration: CMTime {
        guard mediaType == .video, track.samples > 0 else { return .invalid }
        return CMTime(value: track.length / Int64(track.samples), timescale: track.scale)
    }
    /// How many bits a second has.
    open var estimatedDataRate: Float {
        track.length > 0 ? Float(Double(track.bytes) * 8 * Double(track.scale) / Double(track.length)) : 0
    }
    /// How many units a second has.
    open var naturalTimeScale: CMTimeScale { track.scale }
    /// When it is played.
    open var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: CMTime(value: track.length, timescale: max(track.scale, 1)))
    }
    /// The language, in three letters; nil where none is said.
    open var languageCode: String? { track.language }
    /// The language, as in `ko`; nil where none is said.
    open var extendedLanguageTag: String? {
        track.language.map { Locale.LanguageCode($0).identifier(.alpha2) ?? $0 }
    }

    init(_ track: MP4Tracks.Track, of asset: AVAsset) {
        (self.track, owner) = (track, asset)
        super.init()
    }

    /// Whether it has what a film of a kind has: pictures, or sound.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: [.text, .subtitle, .closedCaption].contains(mediaType)
        default: false
        }
    }
}

/// What a track is to the person.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// What tells its properties when they are known.
public protocol AVAsynchronousTrackLoading: AnyObject {}

/// A property of a track that takes time to be known.
public struct AVAsyncTrackProperty<Value>: Sendable {
    let value: @Sendable (AVAssetTrack) -> Value
}

extension AVAsyncTrackProperty {
    private static func of<Result>(
        _ path: @escaping @Sendable (AVAssetTrack) -> Result
    ) -> AVAsyncTrackProperty<Result> { AVAsyncTrackProperty<Result>(value: path) }

    /// How large its pictures are.
    public static var naturalSize: AVAsyncTrackProperty<CGSize> { of { $0.naturalSize } }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncTrackProperty<CGAffineTransform> { of { $0.preferredTransform } }
    /// How many pictures a second has.
    public static var nominalFrameRate: AVAsyncTrackProperty<Float> { of { $0.nominalFrameRate } }
    /// How long a picture is shown.
    public static var minFrameDuration: AVAsyncTrackProperty<CMTime> { of { $0.minFrameDuration } }
    /// How many bits a second has.
    public static var estimatedDataRate: AVAsyncTrackProperty<Float> { of { $0.estimatedDataRate } }
    /// When it is played.
    public static var timeRange: AVAsyncTrackProperty<CMTimeRange> { of { $0.timeRange } }
    /// How many units a second has.
    public static var naturalTimeScale: AVAsyncTrackProperty<CMTimeScale> { of { $0.naturalTimeScale } }
    /// Whether it is to be played.
    public static var isEnabled: AVAsyncTrackProperty<Bool> { of { $0.isEnabled } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncTrackProperty<Bool> { of { $0.isPlayable } }
    /// The language, in three letters.
    public static var languageCode: AVAsyncTrackProperty<String?> { of { $0.languageCode } }
}

extension AVAssetTrack {
    /// Returns a property when it is known: at once.
    public func load<A: Sendable>(_ property: AVAsyncTrackProperty<A>) async throws -> A { property.value(self) }

    /// Returns properties when they are known: at once.
    public func load<A: Sendable, B: Sendable>(
        _ first: AVAsyncTrackProperty<A>, _ second: AVAsyncTrackProperty<B>
    ) async throws -> (A, B) { (first.value(self), second.value(self)) }

    /// Returns properties when they are known: at once.
    public func load<A: Sendable, B: Sendable, C: Sendable>(
        _ first: AVAsyncTrackProperty<A>, _ second: AVAsyncTrackProperty<B>, _ third: AVAsyncTrackProperty<C>
    ) async throws -> (A, B, C) { (first.value(self), second.value(self), third.value(self)) }
}

extension AVAsset {
    /// The tracks of a film in a file of MPEG 4's or QuickTime's; none of another.
    public var tracks: [AVAssetTrack] { (film?.tracks ?? []).map { AVAssetTrack($0, of: self) } }

    /// The tracks of a kind.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The tracks that are something to the person.
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }

    /// The track with a number; nil if there is none.
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// The tracks of a kind.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }

    /// The tracks that are something to the person.
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }

    /// The track with a number; nil if there is none.
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        track(withTrackID: trackID)
    }

    /// Gives the tracks of a kind to a block.
    public func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(tracks(withMediaType: mediaType), nil) }

    /// How loud it is played. 1.
    public var preferredVolume: Float { 1 }
    /// How fast it is played. 1.
    public var preferredRate: Float { 1 }
    /// How its pictures are turned: as those of the first track of them.
    public var preferredTransform: CGAffineTransform {
        tracks(withMediaType: .video).first?.preferredTransform ?? .identity
    }
}
