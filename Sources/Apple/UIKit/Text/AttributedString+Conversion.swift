extension AttributeContainer {
    /// Creates a container of an `NSAttributedString`'s attributes; those that no scope of UIKit or Foundation has are
    /// left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init(dictionary, AttributeConversion.uiKit)
    }

    /// Creates a container of those of an `NSAttributedString`'s attributes that are in a scope, as in `\.uiKit`.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(dictionary, AttributeConversion.of(S.self))
    }

    /// Creates a container of those of an `NSAttributedString`'s attributes that are in a scope.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self.init(dictionary, AttributeConversion.of(scope))
    }

    init(_ dictionary: [NSAttributedString.Key: Any], _ conversions: [AttributeConversion]) {
        self.init()
        for conversion in conversions {
            if let value = dictionary[conversion.key] { conversion.write(value, &self) }
        }
    }

    func dictionary(_ conversions: [AttributeConversion]) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for conversion in conversions { result[conversion.key] = conversion.read(self) }
        return result
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a container, as an `NSAttributedString` has them.
    public init(_ container: AttributeContainer) {
        self = container.dictionary(AttributeConversion.uiKit)
    }

    /// Those attributes of a container that are in a scope, as in `\.uiKit`.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = container.dictionary(AttributeConversion.of(S.self))
    }
}

extension AttributedString {
    /// Creates the same text, with those attributes that are UIKit's or Foundation's.
    public init(_ nsStr: NSAttributedString) {
        self.init(nsStr, AttributeConversion.uiKit)
    }

    /// Creates the same text, with those attributes that are in a scope, as in `\.uiKit`.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr, AttributeConversion.of(S.self))
    }

    /// Creates the same text, with those attributes that are in a scope.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr, AttributeConversion.of(scope))
    }

    private init(_ text: NSAttributedString, _ conversions: [AttributeConversion]) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            append(
                AttributedString(
                    text.attributedSubstring(from: range).string,
                    attributes: AttributeContainer(attributes, conversions)))
        }
    }
}

extension NSAttributedString {
    /// The same text with those attributes that are UIKit's or Foundation's.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attrStr, AttributeConversion.uiKit)
    }

    /// The same text with those attributes that are in a scope, as in `\.uiKit`.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr, AttributeConversion.of(S.self))
    }

    /// The same text with those attributes that are in a scope.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr, AttributeConversion.of(scope))
    }

    private convenience init(_ text: AttributedString, _ conversions: [AttributeConversion]) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            result.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: run.attributes.dictionary(conversions)))
        }
        self.init(attributedString: result)
    }

    /// A text in Markdown.
    ///
    /// - Parameter baseURL: What addresses without a scheme are relative to.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// A text in Markdown, which is in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// The text of a file in Markdown.
    public convenience init(
        contentsOfMarkdownFile markdownFile: URL, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL))
    }
}

extension NSAttributedString.Key {
    /// How a part is marked within its line: the number of an `InlinePresentationIntent`. It is shown bold, slanted, in
    /// a font of equal widths, or struck through.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The blocks that a part is in.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
}
