/// The words of a view, and the symbol in it. For frameworks that draw labels themselves.
@preconcurrency @MainActor
public struct _ViewWords {
    /// The words, with a space between those of several texts; nil for none.
    public let text: String?
    /// The name of the first symbol.
    public let symbolName: String?

    /// Reads a view.
    public init(_ view: any View) {
        let words = MenuContent.words(of: view, EnvironmentValues())
        text = words.text.isEmpty ? nil : words.text
        symbolName = words.image?.symbolName
    }
}
