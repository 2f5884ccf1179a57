extension UISearchBar {
    /// Shows the button of the bookmarks or of recent results, while there is no text that its place is needed for.
    func showFieldButton() {
        let isWanted = (showsBookmarkButton || showsSearchResultsButton) && text?.isEmpty ?? true
        guard isWanted else {
            if fieldButton != nil, searchTextField.rightView === fieldButton {
                searchTextField.rightView = nil
                searchTextField.rightViewMode = .never
            }
            return
        }
        let button = fieldButton ?? makeFieldButton()
        let own = shownImage(for: showsSearchResultsButton ? .resultsList : .bookmark)
        button.setImage(
            own
                ?? UIImage(
                    systemName: !showsSearchResultsButton
                        ? "book" : isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle"),
            for: .normal)
        button.accessibilityLabel = showsSearchResultsButton ? "Search results" : "Bookmarks"
        searchTextField.rightView = button
        searchTextField.rightViewMode = .always
    }

    private func makeFieldButton() -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
        button.addAction(
            UIAction { [unowned self] _ in
                if showsSearchResultsButton {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        fieldButton = button
        return button
    }
}
