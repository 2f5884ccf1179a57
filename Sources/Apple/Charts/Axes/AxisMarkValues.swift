public import Foundation

/// At which values marks stand.
public struct AxisMarkValues {
    enum Kind {
        case automatic(Int?, least: Double?)
        case stride(Double)
        case calendar(Calendar.Component, Int, Calendar)
        case given([_PlottedValue])
    }

    let kind: Kind

    /// At values that suit the axis.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil, least: nil)) }

    /// At about so many values that suit the axis.
    ///
    /// - Parameters:
    ///   - roundLowerBound: Whether the axis begins at one of them. Has no effect: it begins where its domain does.
    ///   - roundUpperBound: Whether the axis ends at one of them. Has no effect: it ends where its domain does.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount, least: nil)) }

    /// At about so many values that suit the axis, which are as far apart as said or further.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount, least: Double(minimumStride))) }

    /// At multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }

    /// At the beginnings of parts of the calendar, each or each so many.
    ///
    /// - Parameter calendar: The calendar; nil for the user's.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, max(count, 1), calendar ?? .current)) }
}
