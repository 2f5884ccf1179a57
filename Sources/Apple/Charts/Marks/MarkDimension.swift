public import CoreGraphics

/// How wide something is.
public struct MarkDimension: Sendable {
    enum Kind: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind

    /// As the mark has it.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// A part of the room.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// The room without so many points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    func length(of room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .ratio(let part): room * part
        case .inset(let value): max(room - 2 * value, 1)
        }
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// So many points.
    public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
    /// So many points.
    public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }
}
