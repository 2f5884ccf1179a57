extension NSMutableAttributedString {
    /// Sets an attribute to an object such as a font or a colour.
    ///
    /// Foundation on Linux stops the process when `addAttribute` replaces one object by another: it compares them in
    /// a way that only its own classes have. Setting several attributes at once does not compare.
    public func addAttribute<Value: NSObject>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
