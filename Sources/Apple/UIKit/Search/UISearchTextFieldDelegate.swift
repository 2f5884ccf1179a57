/// Hears of what a person does in a search field. Fields have no suggestions here, so that there is nothing to hear beside
/// what a text field tells.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
