/// What scales of a chart may show.
public protocol ScaleDomain {
    /// The values as a chart has them.
    var _domain: [_PlottedValue] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: [_PlottedValue] { [lowerBound._plotted, upperBound._plotted] }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _domain: [_PlottedValue] { map(\._plotted) }
}
