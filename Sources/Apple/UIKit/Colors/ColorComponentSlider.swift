/// A slider of one part of a colour, over the colours that it leads to.
@MainActor
final class ColorComponentSlider: UIView {
    /// In points.
    static let height: CGFloat = 66
    private static let fieldWidth: CGFloat = 76

    private let label = UILabel(frame: .zero)
    private let track = UIView(frame: .zero)
    private let gradient = CAGradientLayer()
    private let slider = UISlider(frame: .zero)
    private let field = UITextField(frame: .zero)
    private let steps: Float
    private let unit: String
    /// A value from 0 to 1, and whether the finger still moves.
    var changed: ((CGFloat, Bool) -> Void)?

    /// - Parameters:
    ///   - steps: The number that is written for the whole.
    ///   - unit: Behind the number.
    init(title: String, steps: Int, unit: String = "") {
        self.steps = Float(steps)
        self.unit = unit
        super.init(frame: .zero)
        label.text = title.uppercased()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        track.layer.addSublayer(gradient)
        track.clipsToBounds = true
        track.isUserInteractionEnabled = false
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        slider.accessibilityLabel = title
        slider.addAction(
            UIAction { [weak self] _ in self.map { $0.changed?(CGFloat($0.slider.value), $0.slider.isTracking) } },
            for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self.map { $0.changed?(CGFloat($0.slider.value), false) } },
            for: [.touchUpInside, .touchUpOutside])
        field.borderStyle = .none
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.textAlignment = .center
        field.keyboardType = .numberPad
        field.accessibilityLabel = title
        field.addAction(UIAction { [weak self] _ in self?.numberWasTyped() }, for: .editingDidEnd)
        field.addAction(UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .editingDidEndOnExit)
        for view in [label, track, slider, field] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - value: From 0 to 1.
    ///   - ends: The colours at both ends.
    func show(_ value: CGFloat, ends: [UIColor]) {
        if !slider.isTracking { slider.value = Float(value) }
        gradient.colors = ends.map(\.cgColor)
        let opaqueBack = ends.contains { $0.cgColor.alpha < 1 }
        track.backgroundColor = opaqueBack ? .systemGray4 : nil
        if !field.isFirstResponder { field.text = "\(Int((Float(value) * steps).rounded()))\(unit)" }
    }

    private func numberWasTyped() {
        let digits = (field.text ?? "").filter(\.isNumber)
        guard let number = Float(digits) else { return }
        changed?(CGFloat(min(number, steps) / steps), false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        let width = max(0, bounds.width - Self.fieldWidth - 12)
        track.frame = CGRect(x: 0, y: 26, width: width, height: 36)
        track.layer.cornerRadius = 18
        gradient.frame = track.bounds
        slider.frame = track.frame.insetBy(dx: 2, dy: 0)
        field.frame = CGRect(x: bounds.width - Self.fieldWidth, y: 26, width: Self.fieldWidth, height: 36)
    }
}
