import Foundation
import UIKit

// The methods of the delegates of texts that return nothing, as a proxy has them that does not write them itself.

extension UITextViewDelegate where Self: DelegateProxy {
    public func textViewDidBeginEditing(_ textView: UITextView) {
        intercepted("textViewDidBeginEditing:", [textView])
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        intercepted("textViewDidEndEditing:", [textView])
    }

    public func textViewDidChange(_ textView: UITextView) {
        intercepted("textViewDidChange:", [textView])
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        intercepted("textViewDidChangeSelection:", [textView])
    }
}

extension UITextFieldDelegate where Self: DelegateProxy {
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        intercepted("textFieldDidBeginEditing:", [textField])
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        intercepted("textFieldDidEndEditing:", [textField])
    }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        intercepted("textFieldDidEndEditing:reason:", [textField, reason])
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        intercepted("textFieldDidChangeSelection:", [textField])
    }
}

extension UISearchBarDelegate where Self: DelegateProxy {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        intercepted("searchBarTextDidBeginEditing:", [searchBar])
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        intercepted("searchBarTextDidEndEditing:", [searchBar])
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        intercepted("searchBar:textDidChange:", [searchBar, searchText])
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarSearchButtonClicked:", [searchBar])
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarCancelButtonClicked:", [searchBar])
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        intercepted("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}
