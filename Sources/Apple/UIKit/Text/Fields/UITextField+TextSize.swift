extension UITextField: TextSizeFollower {
    func follow(_ size: UIContentSizeCategory) {
        if let font = font?.following(size) { self.font = font }
    }
}
