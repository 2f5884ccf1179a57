/// A word of a search that stands for something the app knows, shown as a plate before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for, for the app.
    open var representedObject: Any?

    /// Creates a token of a picture and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

extension UISearchTextField {
    private enum Tokens: RareValue { static var usual: [UISearchToken] { [] } }
    private enum Plates: RareValue { static var usual: SearchTokenRow? { nil } }
    private enum Copying: RareValue { static var usual: Bool { true } }
    private enum Deleting: RareValue { static var usual: Bool { true } }
    private enum Colors: RareValue { static var usual: UIColor? { nil } }

    /// The tokens before the text.
    public var tokens: [UISearchToken] {
        get { rare[Tokens.self] }
        set {
            rare[Tokens.self] = newValue
            tokensDidChange()
        }
    }

    /// Whether tokens are copied with the text. True by default. Has no effect: they are not selected.
    public var allowsCopyingTokens: Bool {
        get { rare[Copying.self] }
        set { rare[Copying.self] = newValue }
    }

    /// Whether the person may take tokens away, by a key or by emptying the field. True by default.
    public var allowsDeletingTokens: Bool {
        get { rare[Deleting.self] }
        set { rare[Deleting.self] = newValue }
    }

    /// The colour of the plates; nil, the default, for the tint.
    public var tokenBackgroundColor: UIColor! {
        get { rare[Colors.self] ?? tintColor }
        set {
            rare[Colors.self] = newValue
            tokensDidChange()
        }
    }

    /// The part of the field that is text, behind the tokens.
    public var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

    /// Puts a token before another, or behind the last.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }

    /// Takes a token away.
    public func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// Puts a token in the place of a part of the text.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// Where a token is: before the text.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a part of the field: all of them if it begins where the text does.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        textRange.start.offset == 0 ? tokens : []
    }

    func tokensDidChange() {
        let row = rare[Plates.self] ?? SearchTokenRow(frame: .zero)
        if rare[Plates.self] == nil, !tokens.isEmpty {
            rare[Plates.self] = row
            addSubview(row)
        }
        row.show(tokens, color: tokenBackgroundColor)
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    /// How much room the tokens take before the text.
    var tokenRoom: CGFloat { tokens.isEmpty ? 0 : (rare[Plates.self]?.width ?? 0) + 4 }

    func placeTokens(before rect: CGRect) {
        guard let row = rare[Plates.self] else { return }
        row.isHidden = tokens.isEmpty
        row.frame = CGRect(
            x: rect.minX - tokenRoom, y: bounds.midY - SearchTokenRow.height / 2, width: row.width,
            height: SearchTokenRow.height)
    }

    /// The key that deletes, before the text: takes the last token away. Returns whether there was one.
    func deleteTokenBeforeText() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty, editor.selection == NSRange(location: 0, length: 0) else {
            return false
        }
        tokens.removeLast()
        sendActions(for: .editingChanged)
        return true
    }
}

/// The plates of tokens, beside each other.
@MainActor
private final class SearchTokenRow: UIView {
    static let height: CGFloat = 24
    private static let gap: CGFloat = 4
    private(set) var width: CGFloat = 0

    func show(_ tokens: [UISearchToken], color: UIColor) {
        for view in subviews { view.removeFromSuperview() }
        var x: CGFloat = 0
        for token in tokens {
            let plate = SearchTokenPlate(token, color: color)
            plate.frame = CGRect(x: x, y: 0, width: plate.width, height: Self.height)
            addSubview(plate)
            x += plate.width + Self.gap
        }
        width = max(0, x - Self.gap)
    }
}

/// One token.
@MainActor
private final class SearchTokenPlate: UIView {
    private let icon = UIImageView()
    private let label = UILabel()
    let width: CGFloat

    init(_ token: UISearchToken, color: UIColor) {
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        icon.image = token.icon
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        let iconWidth: CGFloat = token.icon == nil ? 0 : 20
        let textWidth = label.intrinsicContentSize.width.rounded(.up)
        width = 6 + iconWidth + textWidth + 6
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 5
        icon.frame = CGRect(x: 6, y: 4, width: iconWidth == 0 ? 0 : 16, height: 16)
        label.frame = CGRect(x: 6 + iconWidth, y: 0, width: textWidth, height: SearchTokenRow.height)
        addSubview(icon)
        addSubview(label)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }
}
