extension NSAttributedString {
    /// The formats of documents that text is read from and written to.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// The Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// The Rich Text Format in a folder with its pictures. It is read and written without them.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML, with the part of CSS that says how text looks.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What can be said of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value; the bytes tell otherwise.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A number of `String.Encoding`: that of the bytes.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of text of which the document says nothing.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A `URL` that links are relative to.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
        /// The kind of scaling of the text in the document. Has no effect.
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
        /// The kind of scaling that the text should have. Has no effect.
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    }

    /// What is known of a document, or said of one that is written.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A number of `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The document's title.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
        /// Attributes of text of which the document says nothing.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    // MARK: Reading

    /// Creates text from a document's bytes.
    ///
    /// HTML is read without scripts, pictures and what is in other files. Text in it is 12 points of Times unless it
    /// says otherwise, as on iOS. Any thread may read.
    /// - Parameter dict: takes what is known of the document, by the raw values of ``DocumentAttributeKey``.
    /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are no such document, and
    ///   `fileReadInapplicableStringEncoding` for those that are not in its encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options)
        dict?.pointee = document.facts as NSDictionary
        self.init(attributedString: document.text)
    }

    /// Creates text from a document's file. Bytes that say nothing of their kind are taken for what the file's name ends
    /// with.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil {
            switch url.pathExtension.lowercased() {
            case "html", "htm": options[.documentType] = DocumentType.html
            case "rtf": options[.documentType] = DocumentType.rtf
            case "txt": options[.documentType] = DocumentType.plain
            default: break
            }
        }
        try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    // MARK: Writing

    /// Returns a part of the text as a document's bytes.
    /// - Parameter dict: the kind of document; plain text without one.
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` for text that the encoding has no characters for.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let encoding = (dict[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
        let text: String =
            switch TextDocument.type(dict[.documentType]) ?? .plain {
            case .html: HTMLWriter.text(part, title: dict[.title] as? String)
            case .rtf, .rtfd: RTFWriter.text(part)
            default: part.string
            }
        guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return data
    }
}

/// A document's text, and what is known of it.
struct TextDocument {
    var text: NSAttributedString
    var facts: [String: Any]

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        switch value {
        case let type as NSAttributedString.DocumentType: type
        case let raw as String: NSAttributedString.DocumentType(rawValue: raw)
        case let raw as NSString: NSAttributedString.DocumentType(rawValue: raw as String)
        default: nil
        }
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as Int: String.Encoding(rawValue: UInt(number))
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: nil
        }
    }

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let type = Self.type(options[.documentType]) ?? Self.guess(data)
        let encoding = Self.encoding(options[.characterEncoding])
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        facts = ["DocumentType": type.rawValue, "CharacterEncoding": (encoding ?? .utf8).rawValue]
        switch type {
        case .html:
            let document = try HTMLDocument(data, encoding: encoding)
            if let title = document.title { facts[NSAttributedString.DocumentAttributeKey.title.rawValue] = title }
            let reader = HTMLReader(
                document, defaults: defaults, base: (options[.baseURL] as? URL) ?? (options[.baseURL] as? NSURL) as URL?
            )
            text = reader.text()
        case .rtf, .rtfd:
            guard data.starts(with: Data("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
            text = RTFReader(data, defaults: defaults).text()
        default:
            guard let string = String(data: data, encoding: encoding ?? .utf8) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            var attributes = defaults
            attributes[.font] =
                attributes[.font] ?? UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
            text = NSAttributedString(string: string, attributes: attributes)
        }
    }

    private static func guess(_ data: Data) -> NSAttributedString.DocumentType {
        if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
        let start = String(decoding: data.prefix(512), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }
}
