/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIView(frame: .zero)
    private var insets = NSDirectionalEdgeInsets.zero
    private var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
        insets = configuration.backgroundInsets
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor =
            configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tint).resolved(traitCollection) : nil
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom {
                fill.addSubview(custom)
                fill.clipsToBounds = true
            }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(
            x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        custom?.frame = fill.bounds
    }
}
