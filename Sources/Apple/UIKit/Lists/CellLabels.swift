/// The labels and the image of a cell's style: made when the app asks for them, placed as iOS does.
@MainActor
final class CellLabels {
    private unowned let cell: UITableViewCell
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?

    /// From iOS: the room between image and text, and around the lines of text.
    private static let imageGap: CGFloat = 16
    private static let lineGap: CGFloat = 1
    private static let subtitlePadding: CGFloat = 9.83
    private static let textPadding: CGFloat = 11.5
    private static let valueGap: CGFloat = 6
    private static let value2Width: CGFloat = 91

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    // MARK: Making

    func makeText() -> UILabel {
        let label = CellLabel(frame: .zero)
        switch cell.cellStyle {
        case .default, .value1, .subtitle:
            label.font = .systemFont(ofSize: 17)
            label.textColor = .label
        case .value2:
            label.font = .systemFont(ofSize: 12)
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        return add(label, as: \.text)
    }

    func makeDetail() -> UILabel? {
        guard cell.cellStyle != .default else { return nil }
        let label = CellLabel(frame: .zero)
        switch cell.cellStyle {
        case .value1:
            label.font = .systemFont(ofSize: 17)
            label.textColor = .secondaryLabel
            label.textAlignment = .right
        default:
            label.font = .systemFont(ofSize: 12)
            label.textColor = .label
        }
        return add(label, as: \.detail)
    }

    private func add(_ label: CellLabel, as path: ReferenceWritableKeyPath<CellLabels, UILabel?>) -> UILabel {
        label.cell = cell
        self[keyPath: path] = label
        UIView.performWithoutAnimation { cell.contentView.addSubview(label) }
        return label
    }

    func makeImage() -> UIImageView {
        let view = CellImageView(frame: .zero)
        view.cell = cell
        image = view
        UIView.performWithoutAnimation { cell.contentView.addSubview(view) }
        return view
    }

    // MARK: Measuring

    var isEmpty: Bool { text == nil && detail == nil && image == nil }

    func owns(_ view: UIView) -> Bool { view === text || view === detail || view === image }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, let string = label.text, !string.isEmpty else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    private func imageSize(in height: CGFloat) -> CGSize {
        guard let image = image?.image else { return .zero }
        guard image.size.height > 0 else { return .zero }
        // Larger images shrink to the row's height.
        if height > 0, image.size.height > height {
            return CGSize(width: image.size.width * height / image.size.height, height: height)
        }
        return image.size
    }

    /// The height of the row for a content view of this width.
    func fittingHeight(left: CGFloat, right: CGFloat) -> CGFloat {
        let picture = imageSize(in: 0)
        let width = right - left - (picture.width > 0 ? picture.width + Self.imageGap : 0)
        let height: CGFloat
        if cell.cellStyle == .subtitle, size(of: detail, width: width).height > 0 {
            height =
                size(of: text, width: width).height + Self.lineGap + size(of: detail, width: width).height
                + 2 * Self.subtitlePadding
        } else {
            height = size(of: text, width: width).height + 2 * Self.textPadding
        }
        return max(height, picture.height, TableLook.rowHeight)
    }

    // MARK: Placing

    func layOut(left: CGFloat, right: CGFloat, height: CGFloat) {
        var left = left
        if let image {
            let size = imageSize(in: height)
            image.frame = CGRect(
                x: left, y: pixel((height - size.height) / 2), width: size.width, height: size.height)
            if size.width > 0 { left += size.width + Self.imageGap }
        }
        let width = max(right - left, 0)
        switch cell.cellStyle {
        case .default:
            let size = size(of: text, width: width)
            text?.frame = CGRect(x: left, y: 0, width: size.height > 0 ? width : 0, height: height)
        case .subtitle:
            let (first, second) = (size(of: text, width: width), size(of: detail, width: width))
            guard second.height > 0 else {
                text?.frame = CGRect(x: left, y: 0, width: first.height > 0 ? width : 0, height: height)
                detail?.frame = .zero
                return
            }
            let gap = first.height > 0 ? Self.lineGap : 0
            let top = pixel((height - first.height - gap - second.height) / 2)
            text?.frame = CGRect(x: left, y: top, width: first.width, height: first.height)
            detail?.frame = CGRect(
                x: left, y: top + first.height + gap, width: second.width, height: second.height)
        case .value1:
            var first = size(of: text, width: width)
            let second = size(of: detail, width: max(width - min(first.width, width / 2) - Self.valueGap, 0))
            first.width = min(first.width, max(width - second.width - (second.width > 0 ? Self.valueGap : 0), 0))
            text?.frame = CGRect(
                x: left, y: pixel((height - first.height) / 2), width: first.width, height: first.height)
            detail?.frame = CGRect(
                x: right - second.width, y: pixel((height - second.height) / 2), width: second.width,
                height: second.height)
        case .value2:
            let first = size(of: text, width: Self.value2Width)
            text?.frame = CGRect(
                x: left, y: pixel((height - first.height) / 2), width: Self.value2Width, height: first.height)
            let start = left + Self.value2Width + Self.valueGap
            let second = size(of: detail, width: max(right - start, 0))
            detail?.frame = CGRect(
                x: start, y: pixel((height - second.height) / 2), width: second.width, height: second.height)
        }
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = cell.contentScaleFactor
        return (value * scale).rounded() / scale
    }
}

/// A label that has its cell laid out anew when its text, and so its size, changes.
private final class CellLabel: UILabel {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

private final class CellImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}
