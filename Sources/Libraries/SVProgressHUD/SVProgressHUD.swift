public import UIKit

/// Shows over the whole app that something goes on, or how it ended.
///
/// Main thread, as on iOS: what is called elsewhere is done there soon. Its haptics and motion effects have no effect.
@preconcurrency @MainActor
public final class SVProgressHUD: UIView {
    static let shared = SVProgressHUD(frame: .zero)
    var settings = HUDSettings()

    private let veil = CAGradientLayer()
    private let panel = UIVisualEffectView(effect: nil)
    private let label = UILabel()
    private let imageView = UIImageView()
    private var indicator: UIView?
    private var isShown = false
    private var activities = 0
    private var delayed: Timer?
    private var status: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        alpha = 0
        panel.clipsToBounds = true
        label.numberOfLines = 0
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        veil.type = .radial
        veil.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.75).cgColor]
        veil.isHidden = true
        layer.addSublayer(veil)
        addSubview(panel)
        panel.contentView.addSubview(label)
        panel.contentView.addSubview(imageView)
        isAccessibilityElement = true
        accessibilityIdentifier = "SVProgressHUD"
    }

    /// Tells of touches beside the panel and on it.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        post(SVProgressHUD.didReceiveTouch)
    }

    /// HUDs are made by the class alone.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Showing

    private enum Content {
        case activity
        case progress(CGFloat)
        case image(UIImage)
    }

    func showActivity(_ status: String?) {
        activities += 1
        show(.activity, status)
    }

    func showProgress(_ progress: Float, _ status: String?) {
        if progress < 0 { return showActivity(status) }
        if progress == 0 { activities += 1 }
        show(.progress(CGFloat(progress)), status)
    }

    func showImage(_ image: UIImage, _ status: String?, for duration: TimeInterval) {
        show(.image(image), status)
        if duration < .greatestFiniteMagnitude { dismiss(after: duration, nil) }
    }

    func setStatus(_ status: String?) {
        self.status = status
        label.text = status
        accessibilityLabel = status
        setNeedsLayout()
    }

    private func show(_ content: Content, _ status: String?) {
        delayed?.invalidate()
        delayed = nil
        guard let container = settings.container ?? Self.window else { return }
        setStatus(status)
        fill(content, hasStatus: status?.isEmpty == false)
        applyStyle()
        if superview !== container {
            removeFromSuperview()
            frame = container.bounds
            container.addSubview(self)
        } else {
            container.bringSubviewToFront(self)
        }
        layoutIfNeeded()
        guard !isShown else { return }
        isShown = true
        post(SVProgressHUD.willAppear)
        let appear: @MainActor () -> Void = { [weak self] in
            guard let self, isShown else { return }
            panel.transform = CGAffineTransform(scaleX: 1 / 1.3, y: 1 / 1.3)
            UIView.animate(
                withDuration: settings.fadeIn, delay: 0,
                options: [.allowUserInteraction, .curveEaseOut, .beginFromCurrentState]
            ) {
                self.alpha = 1
                self.panel.transform = .identity
            } completion: { _ in
                if self.isShown { self.post(SVProgressHUD.didAppear) }
            }
        }
        if settings.graceTime > 0 {
            delayed = Timer.scheduledTimer(withTimeInterval: settings.graceTime, repeats: false) { _ in
                MainActor.assumeIsolated { appear() }
            }
        } else {
            appear()
        }
    }

    private static var window: UIWindow? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        return windows.last { $0.isKeyWindow && !$0.isHidden } ?? windows.last { !$0.isHidden }
    }

    private func fill(_ content: Content, hasStatus: Bool) {
        let color = settings.foreground(traitCollection)
        imageView.isHidden = true
        if case .image(let image) = content {
            indicator?.removeFromSuperview()
            indicator = nil
            imageView.isHidden = false
            imageView.bounds.size = settings.imageSize
            imageView.image = settings.tintsImages ? image.withRenderingMode(.alwaysTemplate) : image
            imageView.tintColor = settings.foregroundImageColor ?? color
            return
        }
        let radius = hasStatus ? settings.ringRadius : settings.ringRadiusWithoutText
        if case .progress(let progress) = content {
            if let ring = indicator as? HUDRing, ring.progress != nil, ring.radius == radius {
                ring.progress = progress
                ring.color = color
                return
            }
            let ring = HUDRing(radius: radius, thickness: settings.ringThickness)
            ring.progress = progress
            ring.color = color
            return replaceIndicator(ring)
        }
        if settings.animation == .native {
            if let spokes = indicator as? UIActivityIndicatorView {
                spokes.color = color
                return
            }
            let spokes = UIActivityIndicatorView(style: .large)
            spokes.color = color
            spokes.startAnimating()
            return replaceIndicator(spokes)
        }
        if let ring = indicator as? HUDRing, ring.progress == nil, ring.radius == radius {
            ring.color = color
            return
        }
        let ring = HUDRing(radius: radius, thickness: settings.ringThickness)
        ring.color = color
        replaceIndicator(ring)
    }

    private func replaceIndicator(_ view: UIView) {
        indicator?.removeFromSuperview()
        indicator = view
        panel.contentView.addSubview(view)
    }

    private func applyStyle() {
        let background = settings.background(traitCollection)
        if settings.style == .custom {
            panel.effect = settings.blur
            panel.backgroundColor = background
        } else {
            panel.effect = UIBlurEffect(style: settings.blurs(traitCollection))
            panel.backgroundColor = background.withAlphaComponent(0.6)
        }
        panel.layer.cornerRadius = settings.cornerRadius
        panel.layer.borderColor = settings.borderColor.cgColor
        panel.layer.borderWidth = settings.borderWidth
        label.font = settings.font
        label.textColor = settings.foreground(traitCollection)
        isUserInteractionEnabled = settings.mask != .none
        veil.isHidden = settings.mask != .gradient
        switch settings.mask {
        case .none, .clear, .gradient: backgroundColor = .clear
        case .black: backgroundColor = UIColor(white: 0, alpha: 0.4)
        case .custom: backgroundColor = settings.backgroundLayerColor
        }
    }

    /// Of the library's own measures: 12 points around, 8 between the picture and the text, texts of at most 200 by 300.
    public override func layoutSubviews() {
        super.layoutSubviews()
        arrangeVeil()
        let hasText = label.text?.isEmpty == false
        let text = hasText ? label.sizeThatFits(CGSize(width: 200, height: 300)) : .zero
        let textSize = CGSize(width: min(200, text.width.rounded(.up)), height: min(300, text.height.rounded(.up)))
        let content = imageView.isHidden ? indicator : imageView
        let contentSize = content?.bounds.size ?? .zero
        var size = CGSize(
            width: 24 + max(textSize.width, contentSize.width), height: 24 + textSize.height + contentSize.height)
        if hasText, content != nil { size.height += 8 }
        size = CGSize(
            width: max(size.width, settings.minimumSize.width), height: max(size.height, settings.minimumSize.height))
        panel.bounds.size = size
        panel.center = CGPoint(
            x: bounds.midX + settings.offset.horizontal, y: bounds.midY + settings.offset.vertical)
        let top = hasText ? max(12, (settings.minimumSize.height - contentSize.height - 8 - textSize.height) / 2) : 0
        content?.center = CGPoint(x: size.width / 2, y: hasText ? top + contentSize.height / 2 : size.height / 2)
        label.isHidden = !hasText
        label.frame = CGRect(
            x: (size.width - textSize.width) / 2, y: top + contentSize.height + (content == nil ? 0 : 8),
            width: textSize.width,
            height: textSize.height)
    }

    /// Darkest as far from the middle as the screen's shorter side is long.
    private func arrangeVeil() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        veil.frame = bounds
        let radius = min(bounds.width, bounds.height)
        veil.startPoint = CGPoint(x: 0.5, y: 0.5)
        veil.endPoint = CGPoint(x: 0.5 + radius / bounds.width, y: 0.5 + radius / bounds.height)
    }

    // MARK: Dismissing

    func popActivity() {
        if activities > 0 { activities -= 1 }
        if activities == 0 { dismiss(after: 0, nil) }
    }

    func dismiss(after delay: TimeInterval, _ completion: (() -> Void)?) {
        delayed?.invalidate()
        delayed = nil
        guard delay <= 0 else {
            nonisolated(unsafe) let completion = completion
            delayed = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.dismiss(after: 0, completion) }
            }
            return
        }
        activities = 0
        guard isShown else {
            completion?()
            return
        }
        isShown = false
        post(SVProgressHUD.willDisappear)
        UIView.animate(
            withDuration: settings.fadeOut, delay: 0,
            options: [.allowUserInteraction, .curveEaseIn, .beginFromCurrentState]
        ) {
            self.alpha = 0
            self.panel.transform = CGAffineTransform(scaleX: 1 / 1.3, y: 1 / 1.3)
        } completion: { _ in
            // It may have been shown again meanwhile.
            if !self.isShown {
                self.removeFromSuperview()
                self.indicator?.removeFromSuperview()
                self.indicator = nil
                self.post(SVProgressHUD.didDisappear)
            }
            completion?()
        }
    }

    var isOnScreen: Bool { isShown }

    private func post(_ name: Notification.Name) {
        let info = status.map { [SVProgressHUD.statusKey: $0] }
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
}
