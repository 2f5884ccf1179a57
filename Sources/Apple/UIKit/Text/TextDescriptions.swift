extension UITextField: DescribedText {
    var textInDescription: String? { text ?? "" }
}

extension UITextView: DescribedText {
    var textInDescription: String? { text }
}
