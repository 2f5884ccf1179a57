/// Twelve hues in ten shades, the first row in greys.
@MainActor
final class ColorGridView: ColorSurface {
    private static let columns = 12
    private static let rows = 10
    private let mark = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.isUserInteractionEnabled = false
        mark.layer.borderWidth = 3
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.cornerRadius = 3
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    private static let colors: [[PickedColor]] = (0..<rows).map { row in
        (0..<columns).map { column in
            let share = CGFloat(column) / CGFloat(columns - 1)
            guard row > 0 else { return PickedColor(red: 1 - share, green: 1 - share, blue: 1 - share) }
            // From cyan over blue and red to green; dark rows first, then pale ones.
            let hue = (0.54 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
            let depth = CGFloat(row - 1) / CGFloat(rows - 2)
            let color =
                depth <= 0.5
                ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * depth * 2, alpha: 1)
                : UIColor(hue: hue, saturation: 1 - 0.85 * (depth - 0.5) * 2, brightness: 1, alpha: 1)
            return PickedColor(color)
        }
    }

    private var cell: CGSize {
        CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    }

    override func draw(_ rect: CGRect) {
        let cell = cell
        for (row, colors) in Self.colors.enumerated() {
            for (column, color) in colors.enumerated() {
                color.color.setFill()
                UIRectFill(
                    CGRect(
                        x: (CGFloat(column) * cell.width).rounded(), y: (CGFloat(row) * cell.height).rounded(),
                        width: cell.width.rounded(.up) + 1, height: cell.height.rounded(.up) + 1))
            }
        }
    }

    override func color(at point: CGPoint) -> PickedColor {
        let cell = cell
        let row = min(Int(point.y / cell.height), Self.rows - 1)
        return Self.colors[row][min(Int(point.x / cell.width), Self.columns - 1)]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.isHidden = true
        let cell = cell
        for (row, colors) in Self.colors.enumerated() {
            guard let column = colors.firstIndex(where: { $0.isSameHue(as: color) }) else { continue }
            mark.frame = CGRect(
                x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width, height: cell.height
            ).insetBy(dx: -1, dy: -1)
            mark.isHidden = false
            return
        }
    }
}
