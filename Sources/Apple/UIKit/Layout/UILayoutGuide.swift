/// A rectangle that takes part in layout like a view, and is none.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The constraints that place a guide of the system.
    enum Role {
        /// Only constraints do.
        case custom
        case safeArea, layoutMargins, readableContent, keyboard
        /// The heights that bars cover at the top and at the bottom of a controller's view.
        case topBars, bottomBars
        /// A scroll view's content, from the origin of its coordinates.
        case scrollContent
        /// A scroll view's frame, which moves over the content.
        case scrollFrame

        /// Whether the place in the view depends on the view's size.
        var followsSize: Bool {
            switch self {
            case .safeArea, .layoutMargins, .readableContent, .scrollFrame: true
            case .custom, .keyboard, .topBars, .bottomBars, .scrollContent: false
            }
        }
    }

    let role: Role
    /// A name for the developer, which reports of conflicts show.
    open var identifier: String
    /// The view in which the guide lies.
    open internal(set) weak var owningView: UIView?
    var storedItem: LayoutItem?

    public override init() {
        role = .custom
        identifier = ""
        super.init()
    }

    init(role: Role, of view: UIView?, identifier: String) {
        self.role = role
        self.identifier = identifier
        owningView = view
        super.init()
    }

    var item: LayoutItem {
        if let storedItem { return storedItem }
        let item = LayoutItem(guide: self)
        storedItem = item
        item.join()
        return item
    }

    /// The rectangle in the owning view's coordinates, as last laid out.
    open var layoutFrame: CGRect {
        if role != .custom, let view = owningView, storedItem == nil {
            return view.bounds.inset(by: insets(in: view))
        }
        LayoutEngine.shared.update()
        return storedItem?.alignmentRect ?? .zero
    }

    /// How far a guide of the system is from the edges of its view.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch role {
        case .custom, .scrollContent, .scrollFrame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .layoutMargins: return view.layoutMargins
        case .topBars:
            return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        case .bottomBars:
            return UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .keyboard:
            return UIEdgeInsets(top: view.bounds.height - view.keyboardCover, left: 0, bottom: 0, right: 0)
        case .readableContent:
            var insets = view.layoutMargins
            let excess = view.bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth
            if excess > 0 {
                insets.left += excess / 2
                insets.right += excess / 2
            }
            return insets
        }
    }

    /// The side where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The side where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper side.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower side.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// Whether the constraints leave the frame open.
    open var hasAmbiguousLayout: Bool {
        guard let storedItem else { return role == .custom }
        return LayoutEngine.shared.isAmbiguous(storedItem)
    }

    /// Returns the constraints that decide on the frame along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        storedItem?.constraints(along: axis) ?? []
    }
}

/// The area covered by the first responder's input views; without any, the bottom safe area, as no keyboard covers a
/// window on the desktop.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that the person has taken off the edge. Has no effect: none is taken off.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends above the home indicator while there is no keyboard. Has no effect: the desktop has no
    /// such edge, and simulated devices keep their safe area.
    open var usesBottomSafeArea = true
    /// The distance of a finger from the keyboard at which it begins to pull that away, in points. Has no effect: there
    /// is no keyboard on screen.
    open var keyboardDismissPadding: CGFloat = 0
}

/// The part of a controller's view that bars cover at one end; older apps use it where newer ones use the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    /// The top of the guide.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the guide.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the guide.
    var heightAnchor: NSLayoutDimension { get }
}

final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}
