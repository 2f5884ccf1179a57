/// A link or an attachment in a text view, that a person may touch.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
    /// What an item is.
    public enum Content {
        /// A link to an address.
        case link(URL)
        /// A picture or another thing among the letters.
        case textAttachment(NSTextAttachment)
        /// A part of the text that an app has named.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// Where it stands in the text.
    public let range: NSRange

    init(_ content: Content, in range: NSRange) {
        self.content = content
        self.range = range
    }

    /// A menu for an item. It is never shown: text has no menu, its commands have keys.
    @preconcurrency @MainActor
    public final class MenuConfiguration: NSObject {
        /// What is shown above the menu.
        public enum Preview {
            /// The item itself.
            case `default`
            /// A view of the app's.
            case view(UIView)
        }

        /// What is shown above the menu; nil for nothing.
        public let preview: Preview?
        /// The menu.
        public let menu: UIMenu

        /// A menu below the item itself.
        public init(menu: UIMenu) {
            preview = .default
            self.menu = menu
        }

        /// A menu below a preview.
        public init(preview: Preview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
        }
    }
}
