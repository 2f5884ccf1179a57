extension UITableViewCell: MenuSubject {
    func menuWillShow() { setHighlighted(false, animated: false) }
}
