/// Words that complete what a person has begun to write.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The name.
    open private(set) var title: String
    /// The address.
    open private(set) var subtitle: String
    /// Which parts of the title the person has written, as values of `NSRange`.
    open private(set) var titleHighlightRanges: [NSValue]
    /// Which parts of the address the person has written, as values of `NSRange`.
    open private(set) var subtitleHighlightRanges: [NSValue]

    /// Creates an empty completion, for classes that tell of their own.
    public override init() {
        (title, subtitle, titleHighlightRanges, subtitleHighlightRanges) = ("", "", [], [])
        super.init()
    }

    init(_ title: String, _ subtitle: String, fragment: String) {
        (self.title, self.subtitle) = (title, subtitle)
        func ranges(_ text: String) -> [NSValue] {
            let found = (text as NSString).range(of: fragment, options: [.caseInsensitive, .diacriticInsensitive])
            return found.length > 0 ? [NSValue(range: found)] : []
        }
        (titleHighlightRanges, subtitleHighlightRanges) = (ranges(title), ranges(subtitle))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKLocalSearchCompletion else { return false }
        return other.title == title && other.subtitle == subtitle
    }
    open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
