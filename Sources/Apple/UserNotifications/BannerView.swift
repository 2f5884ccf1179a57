import UIKit

/// A notification at the top of the screen, which goes by itself. A tap opens it.
@MainActor
final class BannerView: UIControl {
    private let title = UILabel(), text = UILabel()
    private var shownIn: UIWindow?
    private var timer: Timer?
    private let opened: () -> Void

    private init(_ content: UNNotificationContent, opened: @escaping () -> Void) {
        self.opened = opened
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 4
        title.text = content.title
        text.text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        let stack = UIStackView(arrangedSubviews: [title, text].filter { $0.text?.isEmpty == false })
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        stack.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
            .joined(separator: ", ")
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a notification for five seconds. `opened` is called when the person taps it.
    static func show(_ content: UNNotificationContent, opened: @escaping () -> Void) {
        guard !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty else { return }
        let banner = BannerView(content, opened: opened)
        let screen = UIScreen.main.bounds
        let scene = UIApplication.shared.sceneInFront
        let top = scene?.windows.first?.safeAreaInsets.top ?? 0
        let width = min(screen.width - 16, 400)
        let fitting = banner.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let window = BannerWindow(frame: screen)
        window.windowScene = scene
        window.windowLevel = .alert
        window.isHidden = false
        banner.frame = CGRect(
            x: (screen.width - width) / 2, y: max(top, 8), width: width, height: fitting.height)
        window.addSubview(banner)
        banner.shownIn = window
        banner.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak banner] _ in
            MainActor.assumeIsolated { banner?.close() }
        }
    }

    private func open() {
        close()
        opened()
    }

    private func close() {
        timer?.invalidate()
        timer = nil
        shownIn?.isHidden = true
        removeFromSuperview()
        shownIn = nil
    }
}

/// Lets touches beside its banner through to the app.
@MainActor
private final class BannerWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
