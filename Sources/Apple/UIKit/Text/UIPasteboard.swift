internal import Stage

/// The clipboard, shared with other programs on a desktop. It holds a text or a picture.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the desktop; offscreen, one of the app's own.
    public static let general = UIPasteboard()

    private override init() {
        super.init()
    }

    private var clipboard: Clipboard {
        App.services.clipboard
    }

    /// Another program's text may take a moment to be read.
    open var string: String? {
        get { clipboard.text }
        set { clipboard.write(text: newValue) }
    }

    /// The text as a list of one; setting it joins the strings with line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// The text as an address.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// The picture.
    ///
    /// Another program's may take a moment to be read. In a browser it is the one that was pasted last by a key.
    open var image: UIImage? {
        get { clipboard.image.flatMap { UIImage(data: $0) } }
        set {
            if let data = newValue?.pngData() { clipboard.write(image: data) } else { clipboard.write(text: nil) }
        }
    }

    /// The picture as a list of one; of several that are set, the first is kept.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }

    /// Whether there is a picture.
    open var hasImages: Bool { clipboard.hasImage }
    /// Whether there is text.
    open var hasStrings: Bool { clipboard.hasText }
    /// Whether the text is an address.
    open var hasURLs: Bool { url?.scheme != nil }
    /// A number that grows with each change of the clipboard.
    open var changeCount: Int { clipboard.changeCount }
}
