/// Where a text stands whose font shrank to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Shrunken text keeps its baseline, its middle, or its top.
    case alignBaselines, alignCenters, none
}
