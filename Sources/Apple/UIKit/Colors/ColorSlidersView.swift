/// Red, green and blue of a colour, and its hexadecimal form.
@MainActor
final class ColorSlidersView: UIView, UITextFieldDelegate {
    private let sliders: [ColorComponentSlider]
    private let hexLabel = UILabel(frame: .zero)
    private let hexField = UITextField(frame: .zero)
    private static let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    /// A colour was chosen, and whether the finger still moves.
    var picked: ((PickedColor, Bool) -> Void)?

    var color = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { show() }
    }

    init(_ texts: ColorPickerTexts) {
        sliders = [texts.red, texts.green, texts.blue].map { ColorComponentSlider(title: $0, steps: 255) }
        super.init(frame: .zero)
        for (slider, part) in zip(sliders, Self.parts) {
            slider.changed = { [weak self] value, isMoving in
                guard let self else { return }
                var next = color
                next[keyPath: part] = value
                picked?(next, isMoving)
            }
            addSubview(slider)
        }
        hexLabel.text = texts.hex
        hexLabel.font = .systemFont(ofSize: 15)
        hexLabel.textColor = .secondaryLabel
        hexField.backgroundColor = .tertiarySystemFill
        hexField.layer.cornerRadius = 8
        hexField.textAlignment = .center
        hexField.autocapitalizationType = .allCharacters
        hexField.autocorrectionType = .no
        hexField.accessibilityLabel = texts.hex
        hexField.delegate = self
        addSubview(hexLabel)
        addSubview(hexField)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        for (slider, part) in zip(sliders, Self.parts) {
            var (low, high) = (color.with(alpha: 1), color.with(alpha: 1))
            low[keyPath: part] = 0
            high[keyPath: part] = 1
            slider.show(color[keyPath: part], ends: [low.color, high.color])
        }
        if !hexField.isFirstResponder { hexField.text = String(color.hex.dropFirst()) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let typed = PickedColor(hex: textField.text ?? "") { picked?(typed.with(alpha: color.alpha), false) }
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(
                x: 0, y: CGFloat(index) * (ColorComponentSlider.height + 8), width: bounds.width,
                height: ColorComponentSlider.height)
        }
        let y = 3 * (ColorComponentSlider.height + 8) + 4
        hexField.frame = CGRect(x: bounds.width - 110, y: y, width: 110, height: 36)
        hexLabel.frame = CGRect(x: 0, y: y, width: max(0, bounds.width - 122), height: 36)
        hexLabel.textAlignment = .right
    }
}
