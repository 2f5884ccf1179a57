/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view that says what is missing, why, and what a person can do.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 0) {
            label.environment(\.labelStyle, .unavailable)
            // Views of nothing leave no distance.
            if Description.self != EmptyView.self {
                description.font(.subheadline).environment(\.foreground, .secondary).padding(.top, 8)
            }
            if Actions.self != EmptyView.self { VStack { actions }.padding(.top, 16) }
        }
        .multilineTextAlignment(.center)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a symbol, and a title that is translated.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a symbol, and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a picture of the app, and a title that is translated.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a view with a picture of the app, and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            Label(title, image: name)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing, with what was searched for in the view around, if that can be searched.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: nil) }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        search(text: .some(text))
    }

    private static func search(text: String?) -> Self {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of the view of a search that found nothing.
public enum SearchUnavailableContent {
    /// Says what was searched for.
    public struct Label: View {
        let text: String?
        @Environment(\.searchText) private var searched

        public var body: some View {
            let text = text ?? searched ?? ""
            SwiftUI.Label {
                Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// Says what to do.
    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// There is nothing to tap.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

private struct SearchTextKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
    /// What is searched for in the view around.
    var searchText: String? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}
