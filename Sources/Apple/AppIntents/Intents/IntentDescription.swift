public import SeamFoundation

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The words.
    public let descriptionText: LocalizedStringResource
    /// Under which name it stands with others.
    public let categoryName: LocalizedStringResource?
    /// By which words it is found.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        (self.descriptionText, self.categoryName, self.searchKeywords) = (descriptionText, categoryName, searchKeywords)
    }

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
