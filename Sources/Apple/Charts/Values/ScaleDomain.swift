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

/// The values of a chart's data.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
    let includesZero: Bool?
    let isReversed: Bool

    public var _domain: [_PlottedValue] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the data.
    public static var automatic: AutomaticScaleDomain { .automatic() }

    /// The values of the data.
    ///
    /// - Parameters:
    ///   - includesZero: Whether 0 is shown though it is none of them; nil for what the marks want: bars and areas do.
    ///   - reversed: Whether the axis goes the other way.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}
