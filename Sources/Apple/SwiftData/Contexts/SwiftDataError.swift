/// What can go wrong with models and their stores.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private let name: String

    /// A model is not one of the container's.
    public static let unknownSchema = SwiftDataError(name: "unknownSchema")
    /// The store could not be opened.
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    /// A condition says what a store cannot answer.
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    /// An order says what a store cannot answer.
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
}
