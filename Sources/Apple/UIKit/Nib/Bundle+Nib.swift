extension Bundle {
    /// Makes the objects of the xib of that name; nil when there is none.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard NibFiles.url(name, "xib", in: self) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
