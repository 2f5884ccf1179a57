public import SeamFoundation

/// What is said to the person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The words where nothing is seen.
    public let full: LocalizedStringResource
    /// The words beside what is seen.
    public let supporting: LocalizedStringResource?

    /// Creates words.
    public init(_ text: LocalizedStringResource) { (full, supporting) = (text, nil) }
    /// Creates words with others beside what is seen.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }
    /// Creates words with others beside what is seen, and a symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// Makes the words of an interpolated text.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
