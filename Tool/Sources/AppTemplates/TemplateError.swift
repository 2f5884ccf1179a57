/// Why nothing was written, in words for the user.
public struct TemplateError: Error, Equatable {
    public let message: String

    init(_ message: String) { self.message = message }
}
