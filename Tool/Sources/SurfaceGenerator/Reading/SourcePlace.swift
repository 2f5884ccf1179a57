/// The place of a declaration's name.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// From the repository's root.
    public var file: String
    /// From 1.
    public var line: Int

    public var description: String { "\(file):\(line)" }
}
