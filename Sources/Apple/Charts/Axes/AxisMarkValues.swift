public import Foundation

/// At which values marks stand.
public struct AxisMarkValues {
    enum Kind {
        case automatic(Int?)
        case stride(Double)
        case calendar(Calendar.Component, Int)
        case given([_PlottedValue])
    }

    let kind: Kind

    /// At values that suit the axis.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }
    /// At about so many values that suit the axis.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }
    /// At multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(Double(stepSize)))
    }
    /// At the beginnings of parts of the calendar, each or each so many.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, max(count, 1)))
    }
}
