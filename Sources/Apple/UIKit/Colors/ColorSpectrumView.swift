/// All hues from left to right, pale at the top and dark at the bottom.
@MainActor
final class ColorSpectrumView: ColorSurface {
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()
    private let knob = UIView(frame: .zero)
    private static let knobDiameter: CGFloat = 36

    override init(frame: CGRect) {
        super.init(frame: frame)
        hues.colors = (0...12).map {
            UIColor(hue: CGFloat($0 % 12) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        light.colors = [
            UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor,
            UIColor.black.cgColor,
        ]
        light.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(light)
        knob.isUserInteractionEnabled = false
        knob.layer.borderWidth = 3
        knob.layer.borderColor = UIColor.white.cgColor
        knob.layer.cornerRadius = Self.knobDiameter / 2
        knob.layer.shadowOpacity = 0.3
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = .zero
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor {
        let hue = point.x / bounds.width
        let depth = point.y / bounds.height
        return PickedColor(
            depth <= 0.5
                ? UIColor(hue: hue, saturation: depth * 2, brightness: 1, alpha: 1)
                : UIColor(hue: hue, saturation: 1, brightness: 2 - depth * 2, alpha: 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        light.frame = bounds
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let depth = brightness >= 1 ? saturation / 2 : 1 - brightness / 2
        knob.bounds.size = CGSize(width: Self.knobDiameter, height: Self.knobDiameter)
        knob.center = CGPoint(x: hue * bounds.width, y: depth * bounds.height)
        knob.backgroundColor = color.with(alpha: 1).color
    }
}
