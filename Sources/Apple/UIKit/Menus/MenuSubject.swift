/// A view that looks otherwise while a context menu of it is shown than while it was pressed for the menu.
@MainActor
protocol MenuSubject: UIView {
    /// The press has ended for the view, and its picture beside the menu is about to be taken.
    func menuWillShow()
}
