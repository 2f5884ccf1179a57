import Foundation

/// Shows what the system can do with something.
public struct ShareLink<Label: View>: View {
    private let items: [Any]
    private let label: Label
    @State private var isShown = false

    private init(_ item: Any, _ message: Text?, label: Label) {
        items = (message.map { [$0.resolvedString] } ?? []) + [item]
        self.label = label
    }

    init(shared values: [some Transferable], _ message: Text?, label: Label) {
        items = (message.map { [$0.resolvedString] } ?? []) + values.map { SharedValue($0) }
        self.label = label
    }

    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item as Any, message, label: label())
    }

    /// Creates a button that shares a text.
    @_disfavoredOverload
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item as Any, message, label: label())
    }

    /// Creates a button that shares addresses.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element == URL {
        self.items = (message.map { [$0.resolvedString] } ?? []) + Array(items)
        self.label = label()
    }

    /// Creates a button that shares texts.
    @_disfavoredOverload
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element == String {
        self.items = (message.map { [$0.resolvedString] } ?? []) + Array(items)
        self.label = label()
    }

    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .modifier(
            _PresentationModifier(
                shown: isShown ? (AnyHashable(0), { ShareController.showing(items) }, { _ in }) : nil,
                dismissed: { if isShown { isShown = false } }, onDismiss: nil))
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Self.label(Text(verbatim: "Share…")) }
    }

    /// Creates a button that shares a text.
    @_disfavoredOverload
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Self.label(Text(verbatim: "Share…")) }
    }

    /// Creates a button, with a title that is translated, that shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Self.label(Text(titleKey)) }
    }

    /// Creates a button, with a title that is translated, that shares a text.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Self.label(Text(titleKey)) }
    }

    /// Creates a button that shares addresses.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element == URL {
        self.init(items: items, subject: subject, message: message) { Self.label(Text(verbatim: "Share…")) }
    }

    /// Creates a button that shares texts.
    @_disfavoredOverload
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element == String {
        self.init(items: items, subject: subject, message: message) { Self.label(Text(verbatim: "Share…")) }
    }

    static func label(_ title: Text) -> SwiftUI.Label<Text, Image> {
        SwiftUI.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink {
    /// Creates a button that shares an address, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(item as Any, message, label: label()) }

    /// Creates a button that shares a text, of which a person is shown a preview.
    @_disfavoredOverload
    public init<PreviewImage, PreviewIcon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(item as Any, message, label: label()) }

    /// Creates a button that shares a picture, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(item.shared as Any, message, label: label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, SwiftUI.Image> {
    /// Creates a button that shares an address, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item as Any, message, label: Self.label(Text(verbatim: "Share…"))) }

    /// Creates a button, with a title that is translated, that shares an address, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item as Any, message, label: Self.label(Text(titleKey))) }

    /// Creates a button that shares a text, of which a person is shown a preview.
    @_disfavoredOverload
    public init<PreviewImage, PreviewIcon>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item as Any, message, label: Self.label(Text(verbatim: "Share…"))) }

    /// Creates a button, with a title that is translated, that shares a text, of which a person is shown a preview.
    @_disfavoredOverload
    public init<PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item as Any, message, label: Self.label(Text(titleKey))) }

    /// Creates a button that shares a picture, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item.shared as Any, message, label: Self.label(Text(verbatim: "Share…"))) }

    /// Creates a button, with a title that is translated, that shares a picture, of which a person is shown a preview.
    public init<PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: Image, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(item.shared as Any, message, label: Self.label(Text(titleKey))) }
}

extension Image {
    /// The picture as UIKit shares it.
    @MainActor fileprivate var shared: Any { uiImage(in: EnvironmentValues()) ?? UIImage() }
}

private final class ShareController: UIActivityViewController, PresentedController {
    var didEnd: () -> Void = {}

    static func showing(_ items: [Any]) -> ShareController {
        guard items.contains(where: { $0 is SharedValue }) else {
            return ShareController(activityItems: items, applicationActivities: nil)
        }
        return ShareController(
            activityItemsConfiguration: UIActivityItemsConfiguration(
                itemProviders: SharedValue.providers(of: items)))
    }

    override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(activityItems: activityItems, applicationActivities: applicationActivities)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didEnd()
    }
}
