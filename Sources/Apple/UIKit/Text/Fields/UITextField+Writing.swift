/// What a field predicts while somebody writes.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As is usual.
    case `default` = 0
    /// Nothing.
    case no = 1
    /// The end of the word or sentence.
    case yes = 2
}

extension UITextField {
    private enum Rules: RareValue { static var usual: UITextInputPasswordRules? { nil } }
    private enum Prediction: RareValue { static var usual: UITextInlinePredictionType { .default } }
    private enum Attributes: RareValue { static var usual: Bool { false } }

    /// What a password has to be like. Has no effect: none is made up.
    public var passwordRules: UITextInputPasswordRules? {
        get { rare[Rules.self] }
        set { rare[Rules.self] = newValue }
    }

    /// Whether the end of a word is proposed. Has no effect: it is not.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { rare[Prediction.self] }
        set { rare[Prediction.self] = newValue }
    }

    /// Whether the person may change the look of the text. Has no effect: there is no menu for it.
    public var allowsEditingTextAttributes: Bool {
        get { rare[Attributes.self] }
        set { rare[Attributes.self] = newValue }
    }
}

extension UITextView {
    private enum Prediction: RareValue { static var usual: UITextInlinePredictionType { .default } }
    private enum Scaling: RareValue { static var usual: Bool { false } }

    /// Whether the end of a word is proposed. Has no effect: it is not.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { rare[Prediction.self] }
        set { rare[Prediction.self] = newValue }
    }

    /// Whether text is as large as on a Mac. Has no effect: it is as on a phone.
    public var usesStandardTextScaling: Bool {
        get { rare[Scaling.self] }
        set { rare[Scaling.self] = newValue }
    }
}
