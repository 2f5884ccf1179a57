/// What a password that the system makes up has to be like. Has no effect: none is made up.
public final class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
    /// The rules, such as `required: upper; minlength: 8;`.
    public let passwordRulesDescriptor: String

    /// Creates rules from their text.
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
