// The names that keys and kinds of documents had before Swift 4. They were strings then: where a dictionary of such keys
// is passed on, its type is inferred as that of today's keys.

/// The name of `NSAttributedString.DocumentReadingOptionKey.documentType` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .documentType }

/// The name of `NSAttributedString.DocumentReadingOptionKey.characterEncoding` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .characterEncoding }

/// The name of `NSAttributedString.DocumentReadingOptionKey.defaultAttributes` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey.defaultAttributes")
public var NSDefaultAttributesDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .defaultAttributes }

/// The name of `NSAttributedString.DocumentType.plain` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.plain")
public var NSPlainTextDocumentType: NSAttributedString.DocumentType { .plain }

/// The name of `NSAttributedString.DocumentType.rtf` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.rtf")
public var NSRTFTextDocumentType: NSAttributedString.DocumentType { .rtf }

/// The name of `NSAttributedString.DocumentType.rtfd` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.rtfd")
public var NSRTFDTextDocumentType: NSAttributedString.DocumentType { .rtfd }

/// The name of `NSAttributedString.DocumentType.html` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType.html")
public var NSHTMLTextDocumentType: NSAttributedString.DocumentType { .html }
