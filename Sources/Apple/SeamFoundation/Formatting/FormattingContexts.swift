public import Foundation
import ObjectiveC

extension DateFormatter {
    /// Where the text stands, for languages that write the first letter large at some places. Has no effect: dates are
    /// written as within a sentence.
    public var formattingContext: Formatter.Context {
        get { FormattingContexts.context(of: self) }
        set { FormattingContexts.set(newValue, of: self) }
    }
}

extension NumberFormatter {
    /// Where the text stands, for languages that write the first letter large at some places. Has no effect: numbers are
    /// written as within a sentence.
    public var formattingContext: Formatter.Context {
        get { FormattingContexts.context(of: self) }
        set { FormattingContexts.set(newValue, of: self) }
    }
}

private enum FormattingContexts {
    /// Its address is the key.
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func context(of formatter: Formatter) -> Formatter.Context {
        (objc_getAssociatedObject(formatter, key) as? Int).flatMap(Formatter.Context.init(rawValue:)) ?? .unknown
    }

    static func set(_ context: Formatter.Context, of formatter: Formatter) {
        objc_setAssociatedObject(formatter, key, context.rawValue as NSNumber, .OBJC_ASSOCIATION_RETAIN)
    }
}
