import Foundation

/// A value of an axis.
public struct AxisValue {
    let plotted: _PlottedValue
    /// The number of the value along the axis.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    /// The value, if it is of a type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        P(plotted: plotted)
    }
}
