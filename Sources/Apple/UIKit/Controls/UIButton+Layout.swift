internal import Stage

/// Where a button's parts stand. Measures are in points: sizes are those that storyboards record, the rest estimates.
extension UIButton {
    private var displayScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : contentScaleFactor
    }

    private var hasTitle: Bool { label.superview === self }
    private var hasImage: Bool { picture.superview === self }

    var effectiveContentInsets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.effectiveInsets
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            return UIEdgeInsets(
                top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
                right: isLeftToRight ? insets.trailing : insets.leading)
        }
        return contentEdgeInsets
    }

    private func labelSize(width: CGFloat?) -> CGSize {
        guard hasTitle else { return .zero }
        if label.numberOfLines != 1, let width {
            return label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
        }
        return label.intrinsicContentSize
    }

    private var imageSize: CGSize { hasImage ? picture.intrinsicContentSize : .zero }

    func fittingSize(_ width: CGFloat?) -> CGSize {
        if let configuration {
            let insets = effectiveContentInsets
            return configuredSize(configuration, width: width.map { $0 - insets.left - insets.right })
        }
        let insets = contentEdgeInsets
        var title = labelSize(width: width.map { $0 - insets.left - insets.right - imageSize.width })
        let image = imageSize
        if kind == .close { return CGSize(width: 30, height: 30) }
        if hasTitle, insets == .zero, currentBackgroundImage == nil {
            // 30 points for 15-point text: 18 and 6 above and below, unless a picture is to fit around it.
            title.height = title.height.rounded(.up) + 12
            title.width = max(title.width, 30)
        }
        var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        // A picture alone makes a button no lower than a line of the text that it has none of, 18 points unless its type
        // says otherwise: storyboards record 36 by 22 points for a picture of 36 by 20.
        if !hasTitle, hasImage, insets == .zero { size.height = max(size.height, kind == .custom ? 22 : 18) }
        if let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        if !hasTitle, !hasImage { size = CGSize(width: 30, height: 34) }
        // Without insets of its own a button is whole points large, as all are that storyboards record.
        if insets == .zero { return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)) }
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// Picture and title side by side, aligned as the control says, each moved by its insets.
    func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let scale = displayScale
        var image = imageSize
        image.width = min(image.width, max(content.width, 0))
        image.height = min(image.height, max(content.height, 0))
        var title = labelSize(width: content.width - image.width)
        title.width = min(title.width, max(content.width - image.width, 0))
        title.height = min(title.height, max(content.height, 0))
        let total = image.width + title.width

        func place(_ size: CGSize, offset: CGFloat, insets: UIEdgeInsets) -> CGRect {
            let room = content.inset(by: insets)
            var rect = CGRect(origin: room.origin, size: size)
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: rect.origin.x = room.minX + offset
            case .right, .trailing: rect.origin.x = room.maxX - total + offset
            case .fill:
                rect.origin.x = room.minX + offset
                if !(hasTitle && hasImage) { rect.size.width = room.width }
            case .center: rect.origin.x = room.minX + ((room.width - total) / 2).roundedToPixel(scale) + offset
            }
            switch contentVerticalAlignment {
            case .top: rect.origin.y = room.minY
            case .bottom: rect.origin.y = room.maxY - size.height
            case .fill:
                rect.origin.y = room.minY
                rect.size.height = room.height
            case .center: rect.origin.y = room.minY + ((room.height - size.height) / 2).roundedToPixel(scale)
            }
            return rect
        }
        return (
            picture.frame(forAlignmentRect: place(image, offset: 0, insets: imageEdgeInsets)),
            place(title, offset: image.width, insets: titleEdgeInsets)
        )
    }

    func layoutParts() {
        if let configuration { return layoutConfigured(configuration) }
        let content = contentRect(forBounds: bounds)
        if hasImage { picture.frame = imageRect(forContentRect: content) }
        if hasTitle { label.frame = titleRect(forContentRect: content) }
    }

    // MARK: Background

    /// A selected system button stands on its tint, as on iOS.
    var showsSelectionBox: Bool {
        configuration == nil && kind == .system && isSelected && currentBackgroundImage == nil
            && contents[State.selected.rawValue]?.image == nil && contents[State.selected.rawValue]?.titleColor == nil
            && hasTitle
    }

    func drawBackground(on canvas: Canvas) {
        let traits = traitCollection
        if let configuration { return drawBackground(of: configuration, on: canvas) }
        if let image = currentBackgroundImage {
            let dims = kind == .custom && !isEnabled && contents[State.disabled.rawValue]?.backgroundImage == nil
            if dims { canvas.pushOpacity(0.5) }
            image.draw(on: canvas, in: backgroundRect(forBounds: bounds), tint: tintColor, traits: traits)
            if dims { canvas.pop() }
        }
        if kind == .close {
            let disc = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
            let color = isHighlighted ? UIColor.systemFill : .tertiarySystemFill
            canvas.fill(RoundedRect(disc, radius: 15), color.resolved(traits))
        }
        if showsSelectionBox {
            let box = label.frame.insetBy(dx: -4, dy: -2)
            canvas.fill(RoundedRect(box, radius: 4), tintColor.resolved(traits))
        }
    }
}
