/// The controls over a film: close, back and forward, play, and where the film is.
@MainActor
final class PlaybackControls: UIView {
    private weak var owner: AVPlayerViewController?
    private let shade = UIView()
    private let closing = UIButton(type: .system)
    private let playing = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let wheel = UIActivityIndicatorView(style: .large)
    private let failure = UIImageView(image: UIImage(systemName: "play.slash"))
    private var isDragging = false
    private var hiding: Timer?
    var canClose = false

    init(_ owner: AVPlayerViewController) {
        self.owner = owner
        super.init(frame: .zero)
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        shade.isUserInteractionEnabled = false
        addSubview(shade)
        button(closing, "xmark", 20, "Close") { [weak self] in self?.owner?.close() }
        button(playing, "play.fill", 44, "Play") { [weak self] in self?.turn() }
        button(back, "gobackward.10", 28, "Skip Back") { [weak self] in self?.skip(-10) }
        button(forward, "goforward.10", 28, "Skip Forward") { [weak self] in self?.skip(10) }
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
            label.textColor = .white
            addSubview(label)
        }
        remaining.textAlignment = .right
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor.white.withAlphaComponent(0.3)
        slider.isContinuous = true
        slider.accessibilityLabel = "Current position"
        slider.addAction(UIAction { [weak self] _ in self?.isDragging = true }, for: .touchDown)
        slider.addAction(UIAction { [weak self] _ in self?.dragged() }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.isDragging = false },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        addSubview(slider)
        wheel.color = .white
        addSubview(wheel)
        failure.tintColor = UIColor.white.withAlphaComponent(0.5)
        failure.contentMode = .scaleAspectFit
        addSubview(failure)
    }

    required init?(coder: NSCoder) { nil }

    private func button(
        _ button: UIButton, _ symbol: String, _ size: CGFloat, _ name: String, _ action: @escaping () -> Void
    ) {
        button.setImage(
            UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), for: .normal)
        button.tintColor = .white
        button.accessibilityLabel = name
        button.addAction(
            UIAction { [weak self] _ in
                action()
                self?.stay()
            }, for: .touchUpInside)
        addSubview(button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 12)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        closing.frame = CGRect(x: area.minX - 8, y: area.minY, width: 44, height: 44)
        playing.frame = CGRect(x: middle.x - 36, y: middle.y - 36, width: 72, height: 72)
        back.frame = CGRect(x: middle.x - 120, y: middle.y - 26, width: 52, height: 52)
        forward.frame = CGRect(x: middle.x + 68, y: middle.y - 26, width: 52, height: 52)
        wheel.center = middle
        failure.frame = CGRect(x: middle.x - 30, y: middle.y - 30, width: 60, height: 60)
        let line = area.maxY - 30
        elapsed.frame = CGRect(x: area.minX, y: line, width: 60, height: 30)
        remaining.frame = CGRect(x: area.maxX - 60, y: line, width: 60, height: 30)
        slider.frame = CGRect(x: area.minX + 64, y: line, width: max(area.width - 128, 0), height: 30)
    }

    // MARK: What shows

    /// Shows or hides the controls.
    func toggle() { alpha < 0.5 ? stay() : hide() }

    private func stay() {
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
        hiding?.invalidate()
        guard owner?.player?.timeControlStatus == .playing else { return }
        hiding = .scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.hide() }
        }
    }

    private func hide() {
        guard owner?.player?.timeControlStatus == .playing else { return }
        UIView.animate(withDuration: 0.2) { self.alpha = 0.01 }
    }

    func update() {
        let player = owner?.player
        let item = player?.currentItem
        let hasFailed = item?.status == .failed
        let waits = player?.timeControlStatus == .waitingToPlayAtSpecifiedRate && !hasFailed && item != nil
        let isPlaying = player?.timeControlStatus == .playing
        closing.isHidden = !canClose
        failure.isHidden = !hasFailed
        for view in [playing, back, forward] { view.isHidden = hasFailed || waits || item == nil }
        back.isEnabled = owner?.requiresLinearPlayback != true
        forward.isEnabled = back.isEnabled
        slider.isEnabled = back.isEnabled
        if waits { wheel.startAnimating() } else { wheel.stopAnimating() }
        let configuration = UIImage.SymbolConfiguration(pointSize: 44)
        playing.setImage(
            UIImage(systemName: isPlaying ? "pause.fill" : "play.fill", withConfiguration: configuration), for: .normal)
        playing.accessibilityLabel = isPlaying ? "Pause" : "Play"
        let length = item?.duration.isNumeric == true ? item!.duration.seconds : 0
        for view in [slider, elapsed, remaining] as [UIView] { view.isHidden = length <= 0 }
        let now = player?.currentTime().seconds ?? 0
        if !isDragging, length > 0 { slider.value = Float(now / length) }
        elapsed.text = Self.text(now)
        remaining.text = "-" + Self.text(max(length - now, 0))
        if !isPlaying { stay() } else if hiding == nil { stay() }
    }

    /// Minutes and seconds, with hours if there are some.
    static func text(_ seconds: Double) -> String {
        let whole = Int(seconds.isFinite ? seconds : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let rest = two(whole % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(two(minutes)):\(rest)"
    }

    // MARK: What it does

    private func turn() {
        guard let player = owner?.player else { return }
        if player.timeControlStatus != .paused { return player.pause() }
        // From its end, a film begins anew.
        if let item = player.currentItem, item.duration.isNumeric, player.currentTime() >= item.duration {
            player.seek(to: .zero)
        }
        player.play()
    }

    private func skip(_ seconds: Double) {
        guard let player = owner?.player else { return }
        player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
    }

    private func dragged() {
        guard let player = owner?.player, let length = player.currentItem?.duration, length.isNumeric else { return }
        player.seek(to: CMTime(seconds: length.seconds * Double(slider.value), preferredTimescale: 600))
    }
}
