internal import ObjectiveC

/// Keys by which apps reach the button that empties a field, and its placeholder.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    for key in ["clearButton", "_clearButton"] {
        SelectorTable.add(UITextField.self, key) { field, _, _ in
            field.madeClearButton.showDiscAsImage()
            return field.madeClearButton
        }
    }
    SelectorTable.addKey(
        PlaceholderLabel.self, "textColor", get: { $0.textColor }, set: { $0.textColor = $1 as? UIColor })
    SelectorTable.addKey(
        PlaceholderLabel.self, "font", get: { $0.font },
        set: { label, value in
            if let font = value as? UIFont { label.font = font }
        })
    for key in ["placeholderLabel", "_placeholderLabel"] {
        SelectorTable.add(UITextField.self, key) { field, _, _ in field.placeholderLabel }
    }
}
