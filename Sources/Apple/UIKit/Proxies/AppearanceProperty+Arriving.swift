internal import Stage

/// Views that are on their way to the screen while the app sets looks, as in SwiftUI's `onAppear`: on iOS a view takes its look
/// when it is laid out first, which is after that.
extension AppearanceProperty {
    private final class Arriving {
        weak var view: UIView?
        init(_ view: UIView) { self.view = view }
    }

    private static var isWaiting = false

    /// Has the views that wait for a layout now take their look when what is being done has been done.
    static func applyToArriving() {
        guard !isWaiting else { return }
        var arriving: [Arriving] = []
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows { collect(window, into: &arriving) }
        }
        guard !arriving.isEmpty else { return }
        isWaiting = true
        NextTurn.perform {
            isWaiting = false
            for view in arriving.compactMap(\.view) where view.window != nil { apply(to: view) }
        }
    }

    private static func collect(_ view: UIView, into arriving: inout [Arriving]) {
        if view.layoutFlags.contains(.needsLayout) { arriving.append(Arriving(view)) }
        for view in view.subviews { collect(view, into: &arriving) }
    }
}
