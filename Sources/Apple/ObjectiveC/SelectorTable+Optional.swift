extension SelectorTable {
    /// The object if it has an optional method, or nil: for translated source, in which
    /// `delegate?.tableView?(table, heightForRowAt: path)` is a call of a method that always has a default.
    ///
    /// An object whose class has no selectors at all is not an app's: it is taken to have the method.
    public static func object<T>(_ object: T?, answering selector: String) -> T? {
        guard let object else { return nil }
        let receiver = object as AnyObject
        return responds(receiver, to: Selector(selector)) || !hasMethods(type(of: receiver)) ? object : nil
    }
}
