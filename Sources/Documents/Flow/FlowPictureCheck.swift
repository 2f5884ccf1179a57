import Foundation

/// What `assertScreenshot` compares.
public struct FlowPictureCheck: Equatable, Sendable {
    /// The reference: a PNG file.
    public var reference: URL
    /// The reference as the flow names it, without an ending.
    public var name: String
    /// The element that is compared, and not the whole screen.
    public var element: FlowSelector?
    /// How many of a hundred pixels have to look alike.
    public var threshold: Double
    /// Whether every pixel has to be the same.
    public var isExact: Bool

    /// Creates a check against a file.
    public init(
        reference: URL, name: String, element: FlowSelector? = nil, threshold: Double = 95, isExact: Bool = false
    ) {
        self.reference = reference
        self.name = name
        self.element = element
        self.threshold = threshold
        self.isExact = isExact
    }
}
