import CoreGraphics

/// The bubble over an annotation that is selected.
@MainActor
final class CalloutView: UIView {
    let owner: MKAnnotationView
    private let title = UILabel(), subtitle = UILabel()
    private let bubble = UIView(), tip = TipView()
    private var actions: [(UIControl, UIAction)] = []

    init(_ owner: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
        self.owner = owner
        super.init(frame: .zero)
        bubble.backgroundColor = .systemBackground
        bubble.layer.cornerRadius = 12
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(bubble)
        addSubview(tip)
        title.font = .systemFont(ofSize: 17)
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        title.text = owner.annotation?.plainTitle
        subtitle.text = owner.annotation?.plainSubtitle
        let middle: [UIView] = [title] + (owner.detailCalloutAccessoryView.map { [$0] } ?? [subtitle])
        for view in middle + [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView].compactMap({ $0 }) {
            bubble.addSubview(view)
        }
        for case let control as UIControl in [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView] {
            let action = UIAction { [weak control] _ in control.map(tapped) }
            control.addAction(action, for: .touchUpInside)
            actions.append((control, action))
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the actions from the controls, which are the app's.
    func close() {
        for (control, action) in actions { control.removeAction(action, for: .touchUpInside) }
        actions = []
        removeFromSuperview()
    }

    /// Lays the bubble out with its tip at a place, within the width of the map.
    func point(at place: CGPoint, in area: CGRect) {
        func size(_ view: UIView?) -> CGSize {
            guard let view else { return .zero }
            if view.bounds.width > 0, view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints {
                return view.bounds.size
            }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fitting == .zero ? view.sizeThatFits(area.size) : fitting
        }
        let (left, right) = (owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView)
        let (leftSize, rightSize) = (size(left), size(right))
        let leftRoom = left == nil ? 0 : leftSize.width + 8, rightRoom = right == nil ? 0 : rightSize.width + 8
        let limit = max(40, min(area.width - 20, 280) - 28 - leftRoom - rightRoom)
        let detail: UIView? = owner.detailCalloutAccessoryView ?? (subtitle.text == nil ? nil : subtitle)
        let titleSize = title.text == nil ? .zero : title.sizeThatFits(CGSize(width: limit, height: 100))
        let detailSize = detail === subtitle ? subtitle.sizeThatFits(CGSize(width: limit, height: 100)) : size(detail)
        let textWidth = min(limit, max(titleSize.width, detailSize.width))
        let gap: CGFloat = titleSize.height > 0 && detailSize.height > 0 ? 2 : 0
        let textHeight = titleSize.height + gap + detailSize.height
        let height = max(textHeight + 16, max(leftSize.height, rightSize.height) + 10, 42)
        let width = textWidth + 28 + leftRoom + rightRoom
        let x = min(max(place.x - width / 2, area.minX + 10), max(area.maxX - width - 10, area.minX + 10))
        frame = CGRect(x: x, y: place.y - height - 10, width: width, height: height + 10)
        bubble.frame = CGRect(x: 0, y: 0, width: width, height: height)
        tip.frame = CGRect(x: min(max(place.x - x - 10, 12), width - 32), y: height - 0.5, width: 20, height: 10.5)
        left?.frame = CGRect(
            x: 10, y: (height - leftSize.height) / 2, width: leftSize.width, height: leftSize.height)
        right?.frame = CGRect(
            x: width - 10 - rightSize.width, y: (height - rightSize.height) / 2, width: rightSize.width,
            height: rightSize.height)
        let top = (height - textHeight) / 2
        title.frame = CGRect(x: 14 + leftRoom, y: top, width: textWidth, height: titleSize.height)
        detail?.frame = CGRect(
            x: 14 + leftRoom, y: top + titleSize.height + gap,
            width: detail === subtitle ? textWidth : detailSize.width,
            height: detailSize.height)
    }
}

@MainActor
private final class TipView: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: bounds.width, y: 0))
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.height))
        path.close()
        UIColor.systemBackground.setFill()
        path.fill()
    }
}
