public import Foundation

/// Finds links, telephone numbers, days and postal addresses in a text.
///
/// Links are addresses with a scheme, names of servers whose last part is a domain of the Internet's, and addresses of mail.
/// Telephone numbers are those of 7 to 15 digits as they are written around the world. Days are found in numbers, in English
/// and Korean words, with a time behind or before them; addresses in the way of the United States. What moves, such as
/// flights, is not found. Any thread.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that are looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of some kinds.
    ///
    /// - Parameter checkingTypes: The raw values of `NSTextCheckingResult.CheckingType`, put together.
    /// - Throws: `CocoaError.keyValueValidation` if none of them can be found, as on iOS.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let kinds: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address, .transitInformation]
        guard checkingTypes & kinds.rawValue != 0 else { throw CocoaError(.keyValueValidation) }
        self.checkingTypes = checkingTypes
    }

    /// Calls a closure for each place in a range of a text where something is, in their order.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for result in DataFinder(string, in: range, for: checkingTypes).results {
            block(result, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// All places in a range of a text where something is, in their order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        DataFinder(string, in: range, for: checkingTypes).results
    }

    /// How many places there are.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The first place; nil if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The range of the first place; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The text with another one in place of each that is found; `$0` in it is what was found.
    open func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        _ = replaceMatches(in: text, options: options, range: range, withTemplate: templ)
        return text as String
    }

    /// Puts another text in place of each that is found, and returns how many there were.
    @discardableResult
    open func replaceMatches(
        in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> Int {
        let found = matches(in: string as String, options: options, range: range)
        for result in found.reversed() {
            let text = string.substring(with: result.range)
            string.replaceCharacters(in: result.range, with: templ.replacingOccurrences(of: "$0", with: text))
        }
        return found.count
    }
}
