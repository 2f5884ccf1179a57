import Documents

/// A `<textField>` of the class UISearchTextField.
enum SearchTextFieldElement: ViewElement {
    static let names: [String] = []
    typealias View = UISearchTextField
}
