/// Why a project cannot be checked. The message names file and line where there are any.
public struct CheckError: Error, Equatable, Sendable {
    public var message: String

    init(_ message: String) {
        self.message = message
    }
}
