/// Units of a text.
public enum UITextGranularity: Int, Sendable {
    /// The text between two carets, between blanks, up to a full stop, up to a line feed, on a line of the screen, or all.
    case character, word, sentence, paragraph, line, document
}

/// A direction of a text, in its order or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads to the end of the text.
    var isForward: Bool {
        self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
    }
}

/// Finds where units of a text begin and end.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position; one between two units belongs to that which the direction leads to. Nil if it
    /// is in none, as between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a unit ends at a position that is come to in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next place in a direction where a unit begins or ends; nil beyond the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is in a unit that the direction leads into.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds units of a text by its characters. Lines are those that line feeds end.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public override init() { super.init() }

    /// Creates a tokenizer of a text, which is not kept.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func text(_ input: any UITextInput) -> String {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) } ?? ""
    }

    private func offset(_ position: UITextPosition, _ input: any UITextInput) -> Int {
        input.offset(from: input.beginningOfDocument, to: position)
    }

    /// The units of the text, in their order.
    private func units(of text: String, _ granularity: UITextGranularity) -> [NSRange] {
        let string = text as NSString
        let whole = NSRange(location: 0, length: string.length)
        var units: [NSRange] = []
        let options: NSString.EnumerationOptions
        switch granularity {
        case .character: options = .byComposedCharacterSequences
        case .word: options = .byWords
        case .sentence: options = .bySentences
        case .paragraph, .line: options = .byParagraphs
        case .document: return whole.length > 0 ? [whole] : []
        }
        string.enumerateSubstrings(in: whole, options: [options, .substringNotRequired]) { _, range, enclosing, _ in
            units.append(granularity == .sentence ? enclosing : range)
        }
        return units
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let place = offset(position, input)
        let unit = units(of: text(input), granularity).first { unit in
            direction.isForward
                ? unit.location <= place && place < unit.upperBound
                : unit.location < place && place <= unit.upperBound
        }
        guard let unit,
            let start = input.position(from: input.beginningOfDocument, offset: unit.location),
            let end = input.position(from: start, offset: unit.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let place = offset(position, input)
        return units(of: text(input), granularity).contains {
            direction.isForward ? $0.upperBound == place : $0.location == place
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let place = offset(position, input)
        let borders = units(of: text(input), granularity).flatMap { [$0.location, $0.upperBound] }
        let next = direction.isForward ? borders.filter { $0 > place }.min() : borders.filter { $0 < place }.max()
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

extension UITextInput where Self: UIResponder {
    /// What finds words, sentences and the like of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

extension UITextInput {
    /// Returns the range of the character at a point; nil beyond the text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let near = closestPosition(to: point) else { return nil }
        // The nearest position is on one side or the other of the character that is meant.
        for start in [position(from: near, offset: -1), near].compactMap({ $0 }) {
            guard let range = tokens.rangeEnclosingPosition(start, with: .character, inDirection: .storage(.forward)),
                firstRect(for: range).contains(point)
            else { continue }
            return range
        }
        return nil
    }

    /// What finds the units of this text.
    private var tokens: any UITextInputTokenizer {
        (self as? any UIResponder & UITextInput).map { UITextInputStringTokenizer(textInput: $0) }
            ?? UITextInputStringTokenizer()
    }

    /// Returns the position nearest to a point within a range.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let near = closestPosition(to: point) else { return nil }
        if compare(near, to: range.start) == .orderedAscending { return range.start }
        return compare(near, to: range.end) == .orderedDescending ? range.end : near
    }

    /// Returns the last position of a range in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    /// Returns the range from a position to where it can be extended in a direction: a character.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    /// Returns the direction of the writing at a position: that of its first letter which has one.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let all = textRange(from: beginningOfDocument, to: endOfDocument), let text = text(in: all) else {
            return .natural
        }
        let string = text as NSString
        let place = min(max(0, offset(from: beginningOfDocument, to: position)), string.length)
        let paragraph = string.substring(with: string.paragraphRange(for: NSRange(location: place, length: 0)))
        for scalar in paragraph.unicodeScalars where scalar.properties.isAlphabetic {
            return (0x0590...0x08FF).contains(scalar.value) ? .rightToLeft : .leftToRight
        }
        return .natural
    }
}

extension UITextInput {
    /// Returns the attributes of the character that a position is before or behind, or those of what is typed there where
    /// there is none; nil for texts that are no views of UIKit's.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        let place = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
        let (text, typed): (NSAttributedString?, [NSAttributedString.Key: Any])
        switch self {
        case let view as UITextView: (text, typed) = (view.attributedText, view.typingAttributes)
        case let field as UITextField: (text, typed) = (field.attributedText, field.defaultTextAttributes)
        default: return nil
        }
        guard let text, (0..<text.length).contains(place) else { return typed }
        return text.attributes(at: place, effectiveRange: nil)
    }
}
