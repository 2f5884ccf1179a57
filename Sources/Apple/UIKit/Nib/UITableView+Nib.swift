extension UINib: RowViewMaker {
    func makeRowView<View: UIView>(_ type: View.Type) -> View? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }
}
