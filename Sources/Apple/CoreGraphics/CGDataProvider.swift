public import Foundation

/// Bytes that a picture is made from.
public final class CGDataProvider: Hashable, Sendable {
    let bytes: Data

    /// Creates a provider of data in memory.
    public init?(data: CFData) { bytes = data as Data }

    /// The bytes of a file; nil if it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// The bytes of a file; nil if it cannot be read.
    public convenience init?(url: CFURL) { self.init(url: url as URL) }

    /// - Parameter filename: a path.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// All of the data.
    public var data: CFData? { bytes as CFData }

    public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
