/// A title with a picture before it.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.self) private var environment

    /// Creates a label from a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// In a list, pictures are in the tint.
    private var iconColor: Color? {
        environment.foreground ?? (environment.listLook != nil ? environment.tint ?? .accentColor : nil)
    }

    public var body: some View {
        switch environment.labelStyle {
        case .titleAndIcon:
            HStack(spacing: environment.labelMetrics.spacing ?? 8) {
                if let width = environment.labelMetrics.iconWidth {
                    icon.foregroundColor(iconColor).frame(minWidth: width)
                } else {
                    icon.foregroundColor(iconColor)
                }
                title
            }
        case .unavailable:
            VStack(spacing: 12) {
                icon.font(.system(size: 48)).environment(\.foreground, environment.foreground ?? .secondary)
                title.font(.title2.bold())
            }
        case .bar: AnyView(makeBody(IconOnlyLabelStyle())).environment(\.labelStyle, .titleAndIcon)
        case .custom(let style):
            // A style that makes labels of its own would otherwise make them in itself without end.
            AnyView(makeBody(style)).environment(\.labelStyle, .titleAndIcon)
        }
    }

    private func makeBody<S: LabelStyle>(_ style: S) -> any View {
        style.makeBody(
            configuration: LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol and a title that is translated.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a picture and a title that is translated.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a picture and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a picture of the app's and a title that is translated.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a picture of the app's and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is to draw, as the style around it draws labels.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

/// The parts of a label that are shown.
enum LabelLook {
    /// `bar` is the picture alone, as bars show labels.
    case titleAndIcon, unavailable, bar
    case custom(any LabelStyle)
}

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: LabelLook { .titleAndIcon } }

extension EnvironmentValues {
    var labelStyle: LabelLook {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
