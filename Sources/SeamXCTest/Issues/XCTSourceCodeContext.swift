/// Where something happened.
public struct XCTSourceCodeContext: Hashable, Sendable {
    /// The file and the line, if they are known.
    public var location: XCTSourceCodeLocation?

    /// A place.
    public init(location: XCTSourceCodeLocation? = nil) {
        self.location = location
    }
}
