import AVFoundation

/// The film of an asset, which is opened to learn of its length.
final class AssetFilm {
    let asset: AVURLAsset?

    init(_ file: URL?) {
        asset = file.map { AVURLAsset(url: $0) }
    }

    var duration: TimeInterval {
        let seconds = asset?.duration.seconds ?? 0
        return seconds.isFinite ? seconds : 0
    }
}
