public import Foundation

extension AttributedString {
    /// How a text in Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// What of the text is read as marks.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks, as headings and lists, and marks within lines. Between blocks there is nothing: their attributes tell
            /// them apart.
            case full = 0
            /// Marks within lines; ends of lines become spaces.
            case inlineOnly = 1
            /// Marks within lines; all spaces and ends of lines are kept.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What is done with a text that cannot be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown. No text is an error here.
            case throwError = 0
            /// As much as could be read is given.
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether `^[text](name: value)` gives attributes of the app's own. Has no effect: such marks are left as they are.
        public var allowsExtendedAttributes: Bool
        /// What of the text is read as marks.
        public var interpretedSyntax: InterpretedSyntax
        /// What is done with a text that cannot be read. Has no effect: every text can.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Creates options, by default for whole documents.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text of one in Markdown.
    ///
    /// - Parameter baseURL: What addresses without a scheme are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        func add(_ source: String, _ breaks: MarkdownInline.Breaks, _ block: PresentationIntent?) {
            for run in MarkdownInline(source, breaks: breaks).runs { add(run, block) }
        }
        func add(_ run: MarkdownInline.Run, _ block: PresentationIntent?) {
            var part = AttributedString(run.text)
            if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
            if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
            if let block { part.presentationIntent = block }
            if let language = options.languageCode { part.languageIdentifier = language }
            append(part)
        }
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: add(markdown, .kept, nil)
        case .inlineOnly: add(markdown.trimmingCharacters(in: .whitespacesAndNewlines), .spaces, nil)
        case .full:
            for block in MarkdownBlocks(markdown).blocks {
                if block.isCode {
                    add(MarkdownInline.Run(block.text), block.intent)
                } else {
                    add(block.text, .spaces, block.intent)
                }
            }
        }
    }

    /// Creates a text of one in Markdown, in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a text of a file in Markdown, in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
