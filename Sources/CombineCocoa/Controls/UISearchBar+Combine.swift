import Combine
import UIKit

extension UISearchBar {
    /// The text of the field, when a person has changed it.
    public var textDidChangePublisher: AnyPublisher<String, Never> {
        proxy.calls("searchBar:textDidChange:") { $0[1] as! String }
    }

    /// Sends when the search button of the keyboard is tapped.
    public var searchButtonClickedPublisher: AnyPublisher<Void, Never> {
        proxy.calls("searchBarSearchButtonClicked:") { _ in }
    }

    /// Sends when the cancel button is tapped.
    public var cancelButtonClickedPublisher: AnyPublisher<Void, Never> {
        proxy.calls("searchBarCancelButtonClicked:") { _ in }
    }

    private var proxy: SearchBarDelegateProxy { .createDelegateProxy(for: self) }
}

private final class SearchBarDelegateProxy: DelegateProxy, UISearchBarDelegate, DelegateProxyType {
    func setDelegate(to object: UISearchBar) { object.delegate = self }
}
