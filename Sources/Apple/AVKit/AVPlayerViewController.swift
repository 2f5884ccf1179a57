internal import ObjectiveC
internal import SeamPrimitives

/// A screen that shows a film, with controls that come with a tap and go by themselves.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let film = PlayerView()
    private lazy var controls = PlaybackControls(self)
    // The last reference may be dropped on another thread.
    nonisolated(unsafe) private var timeObserver: Any?
    private var observations: [NSKeyValueObservation] = []

    /// Creates a screen without a player.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a screen without a player.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player. It is told to play by the app or by the person.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            unobserve(oldValue)
            film.playerLayer.player = player
            observe()
        }
    }

    /// Whether the person has controls. True by default.
    open var showsPlaybackControls = true { didSet { if isViewLoaded { controls.isHidden = !showsPlaybackControls } } }

    /// How the picture fills the screen. `.resizeAspect` by default.
    open var videoGravity: AVLayerVideoGravity {
        get { film.playerLayer.videoGravity }
        set { film.playerLayer.videoGravity = newValue }
    }

    /// The object that hears of the screen; held weakly.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// A view between the picture and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { film.playerLayer.isReadyForDisplay }
    /// Where the picture is in the view.
    open var videoBounds: CGRect { film.playerLayer.videoRect }
    /// Whether the film may go on in a small window. Has no effect: there are none.
    open var allowsPictureInPicturePlayback = true
    /// Whether an embedded film fills the screen when it begins. Kept; the film stays where it is.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the film leaves the full screen at its end. False by default.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the lock screen tells what plays. Has no effect: there is none.
    open var updatesNowPlayingInfoCenter = true
    /// Whether the next item has a button of its own. Kept.
    open var requiresLinearPlayback = false { didSet { if isViewLoaded { controls.update() } } }

    open override func loadView() {
        view = film
        film.backgroundColor = .black
        if let contentOverlayView {
            contentOverlayView.frame = film.bounds
            contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            film.addSubview(contentOverlayView)
        }
        controls.frame = film.bounds
        controls.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controls.isHidden = !showsPlaybackControls
        film.addSubview(controls)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onChange { [weak self] recognizer in
            if recognizer.state == .ended { self?.controls.toggle() }
        }
        film.addGestureRecognizer(tap)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.canClose = presentingViewController != nil && parent == nil
        controls.update()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A film that nobody sees stops, as on iOS when its screen is closed.
        if presentingViewController == nil, parent == nil { player?.pause() }
    }

    func close() {
        let animated = true
        delegate?.playerViewController(self, willEndFullScreenPresentationWithAnimationCoordinator: nil)
        dismiss(animated: animated)
    }

    private func observe() {
        guard let player else { return }
        timeObserver = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.25, preferredTimescale: 600), queue: .main
        ) { [weak self] _ in self?.changed() }
        observations = [
            player.observe(\.timeControlStatus) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.changed() }
            },
            player.observe(\.currentItem) { [weak self] _, _ in MainActor.assumeIsolated { self?.changed() } },
            player.observe(\.status) { [weak self] _, _ in MainActor.assumeIsolated { self?.changed() } },
        ]
        changed()
    }

    private func unobserve(_ player: AVPlayer?) {
        if let timeObserver { player?.removeTimeObserver(timeObserver) }
        timeObserver = nil
        observations = []
    }

    private func changed() { if isViewLoaded { controls.update() } }

    deinit {
        guard let timeObserver else { return }
        nonisolated(unsafe) let observer = timeObserver
        let player = player
        MainQueue.perform { player?.removeTimeObserver(observer) }
    }
}

/// Hears of the screen of a film. The method is optional.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
    /// The person closes the film.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            (any UIViewControllerTransitionCoordinator)?)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            (any UIViewControllerTransitionCoordinator)?
    ) {}
}

/// The view whose layer is the film.
@MainActor
private final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
