extension UIImage {
    /// Creates an image of a symbol that shows a value from 0 to 1; nil if there is no symbol of the name. Symbols here
    /// are drawn whole, whatever the value.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image of an app's symbol that shows a value from 0 to 1; nil if there is no image of the name. Symbols
    /// here are drawn whole, whatever the value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }
}
