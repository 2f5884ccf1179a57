/// Whether what a view shows can be edited.
public enum EditMode: Sendable {
    /// Not; it can; or it can for as long as a swipe goes on.
    case inactive, transient, active

    /// Whether it can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether what the view shows can be edited. The screen has a mode of its own where the app sets none.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            guard let screen = self.screen else { return nil }
            return Binding(
                get: { MainActor.assumeIsolated { screen.controller?.shownEditMode ?? .inactive } },
                set: { (mode: EditMode) in MainActor.assumeIsolated { screen.controller?.shownEditMode = mode } })
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A view whose whole content can be brought up to date.
@MainActor
protocol ContentRefreshing: UIView {
    func refreshContent()
}

extension UIViewController {
    private final class EditModeKey {}

    /// Whether what the controller shows is edited.
    var shownEditMode: EditMode {
        get { attachments[ObjectIdentifier(EditModeKey.self)] as? EditMode ?? .inactive }
        set {
            guard newValue != shownEditMode else { return }
            attachments[ObjectIdentifier(EditModeKey.self)] = newValue
            var next: UIView? = viewIfLoaded
            while let view = next {
                if let view = view as? any ContentRefreshing { return view.refreshContent() }
                next = view.superview
            }
        }
    }
}
