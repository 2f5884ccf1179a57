/// The kinds of data that an object takes from the pasteboard.
open class UIPasteConfiguration: NSObject {
    /// The identifiers of the kinds.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration of kinds by their identifiers.
    public init(acceptableTypeIdentifiers: [String] = []) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Adds kinds by their identifiers.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}
