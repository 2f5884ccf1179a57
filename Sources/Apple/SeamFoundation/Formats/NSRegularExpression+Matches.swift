import Foundation

extension NSRegularExpression {
    /// Calls a closure for each match, as Foundation's method does; the closure does not outlive the call.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
        }
    }
}
