/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view of a label.
    associatedtype Body: View
    /// Makes the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a label is made of.
    typealias Configuration = LabelStyleConfiguration
}

/// What a label is made of.
public struct LabelStyleConfiguration {
    /// The words of a label.
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The picture of a label.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The words.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

/// The style that suits where the label is.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the default style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }.environment(\.labelStyle, .titleAndIcon)
    }
}

/// The picture and the words.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style of both.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DefaultLabelStyle().makeBody(configuration: configuration)
    }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style of words.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style of pictures.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        // Who does not see the picture hears the words.
        configuration.icon.accessibilityLabel(Text(verbatim: _ViewWords(configuration.title).text ?? ""))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that suits where the label is.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The picture and the words.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The words alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets how the labels in the view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, .custom(style)) }
}
