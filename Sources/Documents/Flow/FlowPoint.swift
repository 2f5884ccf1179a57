import Foundation

/// A place on the screen, or in an element.
public struct FlowPoint: Equatable, Sendable {
    /// A length along one axis.
    public enum Length: Equatable, Sendable {
        case points(Double)
        /// From 0 to 100, of the width or height.
        case percent(Double)

        /// The length in points on an axis of `extent` points.
        public func resolved(in extent: Double) -> Double {
            switch self {
            case .points(let value): value
            case .percent(let value): extent * value / 100
            }
        }
    }

    /// The distance from the left edge.
    public var x: Length
    /// The distance from the top edge.
    public var y: Length

    /// Creates a point.
    public init(x: Length, y: Length) {
        self.x = x
        self.y = y
    }

    /// Reads `50%,50%` or `100,200`; nil if the text is neither.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let lengths = parts.compactMap { part -> Length? in
            let value = part.hasSuffix("%") ? Double(part.dropLast()) : Double(part)
            guard let value, value.isFinite else { return nil }
            return part.hasSuffix("%") ? .percent(value) : .points(value)
        }
        guard parts.count == 2, lengths.count == 2 else { return nil }
        self.init(x: lengths[0], y: lengths[1])
    }
}
