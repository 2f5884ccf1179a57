/// SwiftUI's views as the content of a cell of UIKit's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) = (nil, nil, nil, nil)
    private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// Shows a view behind the content, as large as the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        changed(to: content())
    }

    /// Shows a fill behind the content, as large as the cell.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingFill<S>> {
        changed(to: _UIHostingFill(style: style))
    }

    private func changed<B: View>(to background: B) -> UIHostingConfiguration<Content, B> {
        var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
        copy.insets = insets
        copy.least = least
        return copy
    }

    /// Sets the distance from edges of the cell to the content, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the distance from edges of the cell to the content, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
    }

    /// Sets the least size of the content, in points; nil takes a cell's 44.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var copy = self
        copy.least = (width, height)
        return copy
    }

    /// The whole content of the cell.
    fileprivate var whole: AnyView {
        // The margins of a table's cells.
        let edges = EdgeInsets(
            top: insets.top ?? 11, leading: insets.leading ?? 16, bottom: insets.bottom ?? 11,
            trailing: insets.trailing ?? 16)
        return AnyView(
            content.padding(edges)
                .frame(
                    minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44, maxHeight: .infinity,
                    alignment: .leading
                )
                .background(background))
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) { $0.whole } }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration that shows views.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// A fill behind the content of a cell.
public struct _UIHostingFill<Style: ShapeStyle>: View {
    let style: Style

    public var body: some View { Rectangle().fill(style) }
}

/// Shows the views of a configuration in a cell.
private final class HostedContentView<Configuration: UIContentConfiguration>: UIView, UIContentView {
    private let host: _UIHostingView<AnyView>
    private let content: (Configuration) -> AnyView

    var configuration: any UIContentConfiguration {
        didSet {
            guard let configuration = configuration as? Configuration else { return }
            host.rootView = content(configuration)
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: Configuration, content: @escaping (Configuration) -> AnyView) {
        self.configuration = configuration
        self.content = content
        host = _UIHostingView(rootView: content(configuration))
        super.init(frame: .zero)
        host.tracksIntrinsicSize = true
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { host.intrinsicContentSize }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        host.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
