import Foundation

/// One or more lines of text that can only be read.
public struct Text: Equatable {
    indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case joined(Text, Text)
        case image(Image)
        case moment(Moment)
    }

    enum Modifier: Equatable {
        case font(Font?)
        case color(Color?)
        case style(TextStyleBox)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case underline(Bool, LineStyle)
        case strikethrough(Bool, LineStyle)
        case scale(Scale)
        case width(Font.Width)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case monospacedDigit
        case monospaced(Bool)
        case attribute(TextAttributeBox)
    }

    let storage: Storage
    var modifiers: [Modifier] = []

    /// Creates a text that is shown as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Creates a text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Creates a text that is looked up in a table of strings.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    // A literal is a key.
    /// Creates a text of a resource, which is looked up in its table of strings.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { storage = .verbatim(String(localized: resource)) }

    /// Creates a text with attributes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// Creates a text of a picture, which stands among letters as one of them.
    public init(_ image: Image) { storage = .image(image) }

    /// Creates a text from a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    /// Creates a text that is shown as it is.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text of a value as a formatter writes it.
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    init(moment: Moment) { storage = .moment(moment) }

    /// Whether the text is another one each second.
    var isLive: Bool {
        switch storage {
        case .moment(let moment): moment.isLive
        case .joined(let first, let second): first.isLive || second.isLive
        case .localized(let key, _, _):
            key.arguments.contains { if case .styled(let text) = $0 { text.isLive } else { false } }
        case .verbatim, .attributed, .image: false
        }
    }

    private init(joining first: Text, _ second: Text) { storage = .joined(first, second) }

    /// Joins two texts; each keeps its look.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(joining: lhs, rhs) }

    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, at the end, or in the middle.
        case head, tail, middle
    }

    /// A case that a text is shown in.
    public enum Case: Hashable, Sendable {
        /// Capitals, or small letters.
        case uppercase, lowercase
    }

    // MARK: Modifiers

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// Sets the font; nil takes the outer one.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// Sets the weight; nil takes the outer one.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// Sets the colour; nil takes the outer one.
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
    /// Makes the text bold.
    public func bold() -> Text { with(.bold(true)) }
    /// Makes the text bold.
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    /// Makes the text italic.
    public func italic() -> Text { with(.italic(true)) }
    /// Makes the text italic.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// Underlines the text; a nil colour takes the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Underlines the text in a pattern; a nil colour takes the text's.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive, LineStyle(pattern: pattern, color: color)))
    }
    /// Strikes the text through; a nil colour takes the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Strikes the text through in a pattern; a nil colour takes the text's.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
    }
    /// In points between letters.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// Adds room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
    /// Raises the text over its line, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
    /// Gives digits equal widths.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    /// Gives letters equal widths.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: TextElement()) { $1.show($0, $2.environment) }
    }
}
