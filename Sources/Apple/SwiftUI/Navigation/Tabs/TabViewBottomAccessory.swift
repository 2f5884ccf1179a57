/// Tabs with a view above their bar.
final class AccessoryTabBarController: UITabBarController {
    /// The view above the bar, in a capsule.
    var accessory: _UIHostingView<AnyView>? {
        didSet {
            guard accessory !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessory {
                capsule.contentView.addSubview(accessory)
                if isViewLoaded { view.addSubview(capsule) }
            } else {
                capsule.removeFromSuperview()
            }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private lazy var capsule: UIVisualEffectView = {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.clipsToBounds = true
        return view
    }()

    /// The height of the capsule, and its distance from the bar, in points.
    private static let (height, gap): (CGFloat, CGFloat) = (48, 8)
    private static let side: CGFloat = 21

    override func viewDidLoad() {
        super.viewDidLoad()
        if accessory != nil { view.addSubview(capsule) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let taken = accessory == nil ? 0 : Self.height + 2 * Self.gap
        for page in viewControllers ?? [] where page.additionalSafeAreaInsets.bottom != taken {
            page.additionalSafeAreaInsets.bottom = taken
        }
        guard let accessory else { return }
        let bottom = tabBar.isHidden ? view.bounds.maxY - view.safeAreaInsets.bottom : tabBar.frame.minY
        capsule.frame = CGRect(
            x: Self.side, y: bottom - Self.height - Self.gap, width: max(view.bounds.width - 2 * Self.side, 0),
            height: Self.height)
        capsule.layer.cornerRadius = Self.height / 2
        view.bringSubviewToFront(capsule)
        accessory.frame = capsule.bounds
    }
}

/// Where the view above a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct AccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    /// What is shown above the bar of tabs in the view.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the view above a bar of tabs is that the view is in; nil elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a view in a capsule above the bar of tabs.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, AnyView(content()))
    }

    /// Shows a view in a capsule above the bar of tabs, if it is to be shown.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
}
