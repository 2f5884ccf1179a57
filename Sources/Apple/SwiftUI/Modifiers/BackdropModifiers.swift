extension View {
    /// Fills a shape behind the view with the background of where it is.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape)
    }

    /// Shows a view behind the content of a container, as of a navigation stack.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: { content().ignoresSafeArea() }) }

    /// Fills what is behind the content of a container, as of a navigation stack.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background { Rectangle().fill(style).ignoresSafeArea() } }

    /// Shows a view behind the content of the sheet that the view is in.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment, content: { content().ignoresSafeArea() })
    }

    /// Says how edges look under which content scrolls. Has no effect: bars have materials of their own.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    /// Hides how edges look under which content scrolls. Has no effect: bars have materials of their own.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

    /// Lets pictures be brighter than white. Has no effect: screens here show no such brightness.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// Where a background of a container is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// Behind a screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// Behind a navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// Behind a widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// How an edge looks under which content scrolls.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// With a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Without one.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// As white at most.
        public static let standard = DynamicRange(name: "standard")
        /// Somewhat brighter than white.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen can.
        public static let high = DynamicRange(name: "high")
    }
}
