public import Foundation

extension NSString {
    /// A text with arguments in place of a format's placeholders, in the form of the person's language: `1,000` for `%d`.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: .current, arguments: args))
    }

    /// This text, with another one behind it that a format and arguments make.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: (self as String) + String(format: format as String, arguments: args))
    }
}

extension NSMutableString {
    /// Appends the text that a format and arguments make.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
