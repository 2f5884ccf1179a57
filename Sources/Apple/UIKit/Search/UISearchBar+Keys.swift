internal import ObjectiveC

/// Keys by which apps of iOS 12 and before reach the field and name the cancel button.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UISearchBar.self, "searchField") { bar, _, _ in bar.searchTextField }
    SelectorTable.add(UISearchBar.self, "_searchField") { bar, _, _ in bar.searchTextField }
    SelectorTable.add(UISearchBar.self, "cancelButton") { bar, _, _ in bar.cancelButton }
    SelectorTable.addKey(
        UISearchBar.self, "cancelButtonText", get: { $0.cancelItem.title },
        set: { bar, value in
            bar.cancelItem.title = value as? String
            bar.setNeedsLayout()
        })
}
