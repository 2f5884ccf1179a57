/// Where a text stands whose font shrank to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
