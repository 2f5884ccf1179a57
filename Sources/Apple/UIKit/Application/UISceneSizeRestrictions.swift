import Stage

/// How small and how large a person may make the window of a scene.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    private weak var surface: Surface?

    init(surface: Surface) {
        self.surface = surface
    }

    /// In points; zero for the desktop's own limit.
    public var minimumSize: CGSize {
        get { surface?.minimumSize ?? .zero }
        set { surface?.minimumSize = newValue }
    }

    /// In points; a window that is made larger comes back to it.
    public var maximumSize: CGSize {
        get { surface?.maximumSize ?? Surface.unlimited }
        set { surface?.maximumSize = newValue }
    }
}
