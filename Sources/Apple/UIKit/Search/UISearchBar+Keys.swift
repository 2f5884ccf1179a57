internal import ObjectiveC

/// Keys by which apps of iOS 12 and before reach the field and name the cancel button.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UISearchBar.self, "searchField") { bar, _, _ in bar.searchTextField }
    SelectorTable.add(UISearchBar.self, "cancelButtonText") { bar, _, _ in bar.cancelItem.title }
    SelectorTable.add(UISearchBar.self, "setCancelButtonText:") { bar, value, _ in
        bar.cancelItem.title = value as? String
        bar.setNeedsLayout()
        return nil
    }
}
