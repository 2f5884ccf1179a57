public import Foundation

/// Files of the app's that a person is to keep somewhere, from the app's question to the end.
@MainActor
public final class FileSaving {
    /// The files' names and contents.
    public let files: [(name: String, data: Data)]
    private var completion: (@MainActor (Bool) -> Void)?

    /// Creates a question. `completion` is called once, with whether the files have been kept.
    public init(_ files: [(name: String, data: Data)], completion: @escaping @MainActor (Bool) -> Void) {
        self.files = files
        self.completion = completion
    }

    /// Whether nobody has answered yet.
    public var isOpen: Bool { completion != nil }

    /// Says whether the files have been kept.
    public func finish(_ isSaved: Bool) {
        let completion = completion
        self.completion = nil
        completion?(isSaved)
    }
}
