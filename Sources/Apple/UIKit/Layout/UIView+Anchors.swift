extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

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

    /// What bars and the device's edges leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// What the margins leave free.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
    /// Within the margins, no wider than text is easy to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
    /// What the first responder's input views cover; without any, the bottom safe area.
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
