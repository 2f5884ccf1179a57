/// The bottom of a window where the first responder's `inputView` and `inputAccessoryView` stand.
///
/// People at a desk have a keyboard of their own, so a responder without either has no area there, as on an iPhone to
/// which a keyboard is connected. A phone that shows the app in its browser has one on its screen; the area leaves room
/// for it then.
final class InputArea: UIView {
    /// From iOS: the duration of a keyboard's coming and going, in seconds, and the number of its curve.
    private static let duration: TimeInterval = 0.25
    private static let curve = 7

    /// The grey behind a keyboard's keys.
    static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
    }

    private unowned let owningWindow: UIWindow
    private weak var provider: UIResponder?
    private var input: UIView?
    private var accessory: UIView?
    /// How much of the window the keyboard of a phone covers, in points.
    private var keyboardHeight: CGFloat = 0
    /// How often it changed; an animation that ends after a later change does nothing.
    private var generation = 0

    init(window: UIWindow) {
        owningWindow = window
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        backgroundColor = Self.keyboardColor
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Views in the area belong to their provider: a field in a controller's accessory keeps the accessory.
    override var next: UIResponder? { provider ?? super.next }

    /// The area's frame in the window; empty at the window's bottom edge when nothing is shown.
    private(set) var shownFrame = CGRect.zero

    // MARK: Following the first responder

    func follow(_ responder: UIResponder?) {
        let (input, inputOwner) = Self.find(\.inputView, from: responder)
        let (accessory, accessoryOwner) = Self.find(\.inputAccessoryView, from: responder)
        let keyboard = input == nil && responder?.textInputClient != nil ? owningWindow.coveredHeight : 0
        guard input !== self.input || accessory !== self.accessory || keyboard != keyboardHeight else { return }
        keyboardHeight = keyboard
        provider = accessoryOwner ?? inputOwner
        for old in [self.input, self.accessory] where old !== input && old !== accessory {
            if input != nil || accessory != nil { old?.removeFromSuperview() }
        }
        self.input = input
        self.accessory = accessory
        for view in [accessory, input] {
            if let view, view.superview !== self { addSubview(view) }
        }
        change()
    }

    private static func find(
        _ property: KeyPath<UIResponder, UIView?>, from responder: UIResponder?
    ) -> (UIView?, UIResponder?) {
        var candidate = responder
        while let current = candidate {
            if let view = current[keyPath: property] { return (view, current) }
            candidate = current.next
        }
        return (nil, nil)
    }

    /// The views were asked for anew, and may be of another height.
    func reload(for responder: UIResponder?) {
        follow(responder)
        change()
    }

    // MARK: Coming and going

    private func change() {
        let window = owningWindow.bounds
        let height = contentHeight
        // A keyboard's height includes the safe area.
        let margin = keyboardHeight > 0 ? 0 : owningWindow.safeAreaInsets.bottom
        let total = height > 0 ? height + margin : 0
        let begin = shownFrame.isEmpty ? CGRect(x: 0, y: window.maxY, width: window.width, height: total) : shownFrame
        let end = CGRect(
            x: 0, y: window.maxY - total, width: window.width, height: total > 0 ? total : begin.height)
        guard begin != end else { return setNeedsLayout() }
        generation += 1
        let change = generation
        let comes = total > 0
        shownFrame = comes ? end : CGRect(x: 0, y: window.maxY, width: window.width, height: 0)
        if comes {
            isHidden = false
            owningWindow.addSubview(self)
            frame = CGRect(origin: begin.origin, size: end.size)
            layoutIfNeeded()
        }
        post(comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, begin, end)
        post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            self.frame = end
            self.placeKeyboardGuides()
        } completion: { [weak self] _ in
            guard let self, generation == change else { return }
            if !comes { leave() }
            post(comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, begin, end)
            post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
        }
    }

    private func leave() {
        isHidden = true
        for view in subviews { view.removeFromSuperview() }
        removeFromSuperview()
        provider = nil
    }

    private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
        NotificationCenter.default.post(
            name: name, object: owningWindow.screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }

    // MARK: Layout

    private var contentHeight: CGFloat { height(of: accessory) + max(height(of: input), keyboardHeight) }

    /// The height given by the constraints, the frame or the content, in that order.
    private func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let width = owningWindow.bounds.width
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if view.bounds.height > 0 { return view.bounds.height }
        if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
        return max(view.sizeThatFits(CGSize(width: width, height: 0)).height, 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in [accessory, input] {
            guard let view, view.superview === self else { continue }
            let height = height(of: view)
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    /// Constraints on a keyboard guide follow the area, in the same animation.
    private func placeKeyboardGuides() {
        func visit(_ view: UIView) {
            for guide in view.layoutItem?.systemGuides ?? [] where guide.role == .keyboard {
                guide.storedItem?.updatePlacement()
                view.setNeedsLayout()
            }
            view.subviews.forEach(visit)
        }
        visit(owningWindow)
        owningWindow.layoutIfNeeded()
    }
}

extension UIView {
    /// How far up from the view's bottom edge its keyboard guide begins, in points.
    var keyboardCover: CGFloat {
        let safe = safeAreaInsets.bottom
        guard let window, let area = window.storedInputArea?.shownFrame, !area.isEmpty else { return safe }
        return max(safe, bounds.maxY - convert(area.origin, from: window).y)
    }
}
