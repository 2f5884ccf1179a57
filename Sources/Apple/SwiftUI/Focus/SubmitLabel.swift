/// The word on the key that submits a text.
public struct SubmitLabel: Sendable {
    let uiKit: UIReturnKeyType

    /// The text is done.
    public static let done = SubmitLabel(uiKit: .done)
    /// Goes to an address.
    public static let go = SubmitLabel(uiKit: .go)
    /// Sends a message.
    public static let send = SubmitLabel(uiKit: .send)
    /// Joins a network.
    public static let join = SubmitLabel(uiKit: .join)
    /// Leads to a place.
    public static let route = SubmitLabel(uiKit: .route)
    /// Searches.
    public static let search = SubmitLabel(uiKit: .search)
    /// Begins a new line.
    public static let `return` = SubmitLabel(uiKit: .default)
    /// Goes to the next field.
    public static let next = SubmitLabel(uiKit: .next)
    /// Goes on.
    public static let `continue` = SubmitLabel(uiKit: .continue)
}

/// What submits something.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field for text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A field for what is searched for.
    public static let search = SubmitTriggers(rawValue: 2)
}
