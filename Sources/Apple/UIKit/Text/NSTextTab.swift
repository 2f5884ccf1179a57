internal import Stage

/// A place in a line that a tab goes to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// What a stop has besides its place.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet`: of the text behind the tab, the first of these characters stands at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// What stands at the stop: the start, the middle or the end of the text behind the tab.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// What else there is to the stop.
    public let options: [OptionKey: Any]

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - alignment: What stands there; `.natural` and `.justified` are the start.
    ///   - loc: The distance from the leading edge, in points.
    ///   - options: What else there is to the stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The characters at which numbers of a language line up; nil stands for English.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.terminators == terminators
    }
    open override var hash: Int { alignment.hashValue ^ location.hashValue }

    private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    /// What the text system knows of it.
    var stop: ParagraphStyle.TabStop {
        let usual: [Unicode.Scalar] = [".", ",", "\u{066B}", ":", ";", "-", "%", ")"]
        if let terminators, let character = usual.first(where: terminators.contains) {
            return ParagraphStyle.TabStop(location: location, alignment: .character(character))
        }
        switch alignment {
        case .center: return ParagraphStyle.TabStop(location: location, alignment: .center)
        case .right: return ParagraphStyle.TabStop(location: location, alignment: .right)
        case .left, .natural, .justified: return ParagraphStyle.TabStop(location: location)
        }
    }
}
