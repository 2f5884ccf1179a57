/// A way of typing text: a keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Posted when text is typed in another way. Never posted: the desktop's input method does not tell.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    /// The language that is typed, as in `ko-KR`; nil where none is known.
    public let primaryLanguage: String?

    init(_ language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The person's languages, the preferred one first: what is typed with the desktop's input method is not known.
    open class var activeInputModes: [UITextInputMode] { Locale.preferredLanguages.map { UITextInputMode($0) } }

    /// The person's preferred language.
    @available(*, deprecated, message: "Use the textInputMode of a responder")
    open class func current() -> UITextInputMode? { activeInputModes.first }
}

extension UIResponder {
    /// How text is typed while this is the first responder: in the person's preferred language.
    public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
