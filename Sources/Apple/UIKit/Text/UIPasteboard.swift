internal import Stage

/// The clipboard, shared with other programs on a desktop, or one of the app's own. A text or a picture goes to other
/// programs; other kinds of data stay in the app.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// That of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted when a pasteboard was changed by the app; its object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard of the app's own was removed; its object is the pasteboard.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The clipboard of the desktop; offscreen, one of the app's own.
    public static let general = UIPasteboard(.general, clipboard: nil)

    private static var named: [Name: Clipboard] = [:]

    /// The pasteboard's name.
    public let name: Name
    private let own: Clipboard?
    /// What the app has put in last, and the state of the clipboard then: another program may have changed it since.
    private var kept: (items: [[String: Any]], count: Int)?

    private init(_ name: Name, clipboard: Clipboard?) {
        self.name = name
        own = clipboard
        super.init()
    }

    /// A pasteboard of the app's own; nil if there is none of the name and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName == .general {
            self.init(.general, clipboard: nil)
        } else if let known = Self.named[pasteboardName] {
            self.init(pasteboardName, clipboard: known)
        } else if create {
            let clipboard = Clipboard()
            Self.named[pasteboardName] = clipboard
            self.init(pasteboardName, clipboard: clipboard)
        } else {
            return nil
        }
    }

    /// Makes a pasteboard of the app's own with a name that no other has.
    public class func withUniqueName() -> UIPasteboard {
        let (name, clipboard) = (Name(UUID().uuidString), Clipboard())
        named[name] = clipboard
        return UIPasteboard(name, clipboard: clipboard)
    }

    /// Forgets a pasteboard of the app's own.
    public class func remove(withName pasteboardName: Name) {
        guard let clipboard = named.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(
            name: removedNotification, object: UIPasteboard(pasteboardName, clipboard: clipboard))
    }

    private var clipboard: Clipboard { own ?? App.services.clipboard }

    private func change(_ items: [[String: Any]]?, _ write: (Clipboard) -> Void) {
        write(clipboard)
        kept = items.map { ($0, clipboard.changeCount) }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Another program's text may take a moment to be read.
    open var string: String? {
        get { clipboard.text }
        set { change(nil) { $0.write(text: newValue) } }
    }

    /// The texts of the items; setting it joins the strings with line breaks for other programs.
    open var strings: [String]? {
        get { keptItems.map { $0.compactMap(PasteboardKinds.text) } ?? string.map { [$0] } }
        set {
            change(newValue?.map { [PasteboardKinds.plainText: $0] }) {
                $0.write(text: newValue?.joined(separator: "\n"))
            }
        }
    }

    /// The text as an address.
    open var url: URL? {
        get { strings?.first.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// The texts of the items as addresses.
    open var urls: [URL]? {
        get { strings?.compactMap { URL(string: $0) } }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// The picture.
    ///
    /// Another program's may take a moment to be read. In a browser it is the one that was pasted last by a key.
    open var image: UIImage? {
        get { clipboard.image.flatMap { UIImage(data: $0) } }
        set {
            change(nil) {
                if let data = newValue?.pngData() { $0.write(image: data) } else { $0.write(text: nil) }
            }
        }
    }

    /// The picture as a list of one; of several that are set, the first is kept.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }

    /// The colour that the app has put in.
    open var color: UIColor? {
        get { keptItems?.first?[PasteboardKinds.color] as? UIColor }
        set { items = newValue.map { [[PasteboardKinds.color: $0]] } ?? [] }
    }

    /// Whether there is a picture.
    open var hasImages: Bool { clipboard.hasImage }
    /// Whether there is text.
    open var hasStrings: Bool { clipboard.hasText }
    /// Whether the text is an address.
    open var hasURLs: Bool { url?.scheme != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }
    /// A number that grows with each change of the clipboard.
    open var changeCount: Int { clipboard.changeCount }

    // MARK: Items

    /// What the app has put in, unless another program has put in something since.
    private var keptItems: [[String: Any]]? {
        guard let kept, kept.count == clipboard.changeCount else { return nil }
        return kept.items
    }

    /// The items, each with its data by the identifiers of their kinds.
    open var items: [[String: Any]] {
        get {
            if let keptItems { return keptItems }
            if let string { return [[PasteboardKinds.plainText: string]] }
            return clipboard.image.map { [[PasteboardKinds.png: $0]] } ?? []
        }
        set { setItems(newValue) }
    }

    /// Replaces the items. The options, such as a time after which they are forgotten, have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let texts = items.compactMap(PasteboardKinds.text)
        change(items) { clipboard in
            if texts.isEmpty, let picture = items.lazy.compactMap(PasteboardKinds.picture).first {
                clipboard.write(image: picture)
            } else {
                clipboard.write(text: texts.isEmpty ? nil : texts.joined(separator: "\n"))
            }
        }
    }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// The identifiers of the first item's kinds.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has data of one of these kinds.
    open func contains(pasteboardTypes: [String]) -> Bool {
        guard let first = items.first else { return false }
        return pasteboardTypes.contains { first[$0] != nil }
    }

    /// Returns the first item's value of a kind.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces the items by one with a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Returns the first item's data of a kind.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// Replaces the items by one with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// How items are treated.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When the items are forgotten. Has no effect.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices of the person see them. Has no effect: they do not.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
