extension ShareLink {
    /// Creates a button that shares a value in its forms, of which a person is shown a preview.
    @_disfavoredOverload
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(shared: [item], message, label: label()) }

    /// Creates a button that shares values in their forms, of each of which a person is shown a preview.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(shared: Array(items), message, label: label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, SwiftUI.Image> {
    /// Creates a button that shares a value in its forms, of which a person is shown a preview.
    @_disfavoredOverload
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(shared: [item], message, label: Self.label(Text(verbatim: "Share…"))) }

    /// Creates a button, with a title that is translated, that shares a value in its forms.
    @_disfavoredOverload
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(shared: [item], message, label: Self.label(Text(titleKey))) }

    /// Creates a button that shares values in their forms, of each of which a person is shown a preview.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(shared: Array(items), message, label: Self.label(Text(verbatim: "Share…")))
    }
}

/// Something that is made in its forms when it is shared.
struct SharedValue {
    let provider: () -> NSItemProvider

    init<T: Transferable>(_ value: T) {
        provider = {
            let provider = NSItemProvider()
            provider._register(value)
            return provider
        }
    }

    /// The providers of items, of which those that are not made yet are made now.
    static func providers(of items: [Any]) -> [NSItemProvider] {
        items.compactMap { item in
            switch item {
            case let value as SharedValue: value.provider()
            case let text as String: NSItemProvider(object: NSString(string: text))
            case let url as URL: NSItemProvider(object: url as NSURL)
            case let image as UIImage: NSItemProvider(object: image)
            default: nil
            }
        }
    }
}
