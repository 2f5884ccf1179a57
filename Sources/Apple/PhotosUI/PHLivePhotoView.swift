public import Photos
public import UIKit

/// How a live photo plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Not.
    case undefined = 0
    /// All of it.
    case full = 1
    /// A glance.
    case hint = 2
}

/// Shows a live photo: its picture, and its film while it plays.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    private let picture = UIImageView()
    private let film = AVPlayerLayer()
    private var observer: (any NSObjectProtocol)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        picture.contentMode = .scaleAspectFit
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.frame = bounds
        addSubview(picture)
        film.isHidden = true
        layer.addSublayer(film)
    }

    /// What is shown.
    open var livePhoto: PHLivePhoto? {
        didSet {
            stopPlayback()
            picture.image = livePhoto?.image
        }
    }

    /// The object that hears of playing; held weakly.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether nothing is heard. False by default.
    open var isMuted = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        film.frame = bounds
    }

    /// Plays the film.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard let url = livePhoto?.film, playbackStyle != .undefined else { return }
        let player = AVPlayer(url: url)
        player.isMuted = isMuted
        film.player = player
        film.isHidden = false
        delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.ended(playbackStyle) } }
        player.play()
    }

    /// Shows the picture.
    open func stopPlayback() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        film.player?.pause()
        film.player = nil
        film.isHidden = true
    }

    private func ended(_ style: PHLivePhotoViewPlaybackStyle) {
        stopPlayback()
        delegate?.livePhotoView(self, didEndPlaybackWith: style)
    }
}

/// Hears of the playing of a live photo. The methods are optional.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    /// It begins.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// It is over.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}
