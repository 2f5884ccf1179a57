/// Names that come again and again, kept once.
struct SharedStrings {
    private var known: Set<String> = []

    /// Names are those of an app's code; an app that makes them up at run time must not fill the memory.
    private static let limit = 20_000

    /// The text, in the storage of the first that was equal to it.
    mutating func shared(_ text: String) -> String {
        // Short ones have no storage.
        guard text.utf8.count > 15 else { return text }
        if known.count >= Self.limit { known = [] }
        return known.insert(text).memberAfterInsert
    }
}
