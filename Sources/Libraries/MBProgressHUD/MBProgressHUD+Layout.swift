import UIKit

extension MBProgressHUD {
    func updateIndicator() {
        indicator?.removeFromSuperview()
        switch mode {
        case .indeterminate:
            let spokes = UIActivityIndicatorView(style: .large)
            spokes.startAnimating()
            indicator = spokes
        case .determinate, .annularDeterminate:
            let round = MBRoundProgressView()
            round.isAnnular = mode == .annularDeterminate
            indicator = round
        case .determinateHorizontalBar: indicator = MBBarProgressView()
        case .customView: indicator = customView
        case .text: indicator = nil
        }
        if let indicator { bezelView.addSubview(indicator) }
        updateProgress()
        updateColors()
        setNeedsLayout()
    }

    func updateProgress() {
        (indicator as? MBRoundProgressView)?.progress = progress
        (indicator as? MBBarProgressView)?.progress = progress
    }

    func updateColors() {
        guard let contentColor else { return }
        label.textColor = contentColor
        detailsLabel.textColor = contentColor
        button.setTitleColor(contentColor, for: .normal)
        switch indicator {
        case let spokes as UIActivityIndicatorView: spokes.color = contentColor
        case let round as MBRoundProgressView:
            round.progressTintColor = contentColor
            round.backgroundTintColor = contentColor.withAlphaComponent(0.1)
        case let bar as MBBarProgressView:
            bar.progressColor = contentColor
            bar.lineColor = contentColor
        default: indicator?.tintColor = contentColor
        }
    }

    /// Of the library's own measures: the content one below the other, 4 points apart, in a panel in the middle that stays
    /// 20 points away from the edges.
    func arrange() {
        backgroundView.frame = bounds
        let room = CGSize(width: bounds.width - margin * 4, height: .greatestFiniteMagnitude)
        var parts: [(view: UIView, size: CGSize)] = []
        if let indicator {
            let own = indicator.intrinsicContentSize
            let size = own.width > 0 && own.height > 0 ? own : indicator.bounds.size
            parts.append((indicator, size))
        }
        for text in [label, detailsLabel] {
            text.isHidden = text.text?.isEmpty != false
            guard !text.isHidden else { continue }
            let size = text.sizeThatFits(room)
            parts.append((text, CGSize(width: min(size.width.rounded(.up), room.width), height: size.height)))
        }
        let buttonSize = button.intrinsicContentSize
        button.isHidden = buttonSize == .zero
        if !button.isHidden { parts.append((button, buttonSize)) }
        var size = CGSize(
            width: (parts.map(\.size.width).max() ?? 0) + margin * 2,
            height: parts.map(\.size.height).reduce(0, +) + CGFloat(max(0, parts.count - 1)) * 4 + margin * 2)
        size = CGSize(width: max(size.width, minSize.width), height: max(size.height, minSize.height))
        if isSquare {
            let side = max(size.width, size.height)
            size = CGSize(width: side, height: side)
        }
        bezelView.bounds.size = size
        // An offset without end is one to the edge.
        func place(_ middle: CGFloat, _ offset: CGFloat, _ half: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(middle + offset, half + margin), max(length - half - margin, half + margin))
        }
        bezelView.center = CGPoint(
            x: place(bounds.midX, offset.x, size.width / 2, bounds.width),
            y: place(bounds.midY, offset.y, size.height / 2, bounds.height))
        let height = parts.map(\.size.height).reduce(0, +) + CGFloat(max(0, parts.count - 1)) * 4
        var y = (size.height - height) / 2
        for part in parts {
            part.view.frame = CGRect(
                x: (size.width - part.size.width) / 2, y: y, width: part.size.width, height: part.size.height)
            y += part.size.height + 4
        }
    }
}
