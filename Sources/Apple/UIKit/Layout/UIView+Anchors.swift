extension UIView {
    /// The side where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The side where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text; the upper side where there is no text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the lower side where there is no text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Guides

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

    /// Adds a guide, which is taken from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        requireLayoutItem().guides.append(layoutGuide)
    }

    /// Removes the guide, and the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        if let item = layoutGuide.storedItem {
            for constraint in Array(item.referencing.values) { constraint.isActive = false }
        }
        layoutItem?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The area that bars and the device's edges leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The area inside the margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
    /// Within the margins, no wider than text is easy to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
    /// The area covered by the first responder's input views; without any, the bottom safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guard let guide = systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") as? UIKeyboardLayoutGuide else {
            preconditionFailure("No keyboard guide")
        }
        return guide
    }

    func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
        let item = requireLayoutItem()
        if let guide = item.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide =
            switch role {
            case .keyboard: UIKeyboardLayoutGuide(role: role, of: self, identifier: identifier)
            case .topBars, .bottomBars: BarGuide(role: role, of: self, identifier: identifier)
            default: UILayoutGuide(role: role, of: self, identifier: identifier)
            }
        item.systemGuides.append(guide)
        return guide
    }

    /// A scroll view's guide for its content; ``_layoutEngineContentSize(_:)`` hears of its size.
    package func _makeScrollContentGuide() -> UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// A scroll view's guide for its frame, which ``_layoutEngineContentDidMove()`` keeps in place.
    package func _makeScrollFrameGuide() -> UILayoutGuide {
        systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
    }
}
