public import UIKit

/// Changes the views of Xcode's previews. Nothing here calls it.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is made once for all previews.
    associatedtype Context = Void
    /// The view of a preview with the change.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = AnyView
    /// Makes what all previews share.
    static func makeSharedContext() async throws -> Context
    /// Changes the view of a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// A view in Xcode. Previews are never shown here.
public struct Preview: Sendable {
    /// How views are shown.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown. Previews are never shown here.
public struct PreviewTrait<T>: Sendable {
    init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// With a change of the view.
    @preconcurrency @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { PreviewTrait() }
    /// With the device turned so.
    public static func interfaceOrientation(_ orientation: UIInterfaceOrientation) -> PreviewTrait<T> {
        PreviewTrait()
    }
    /// On a device of its usual place.
    public static var portrait: PreviewTrait<T> { PreviewTrait() }
    /// On its left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
    /// On its right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
    /// On its head.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
    /// As large as the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    /// As large as said, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
}
