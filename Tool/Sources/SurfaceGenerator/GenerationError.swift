/// Why nothing can be generated: for the person who calls `seam generate`.
public struct GenerationError: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
