/// Several marks along an axis.
public struct _AxisParts: AxisContent {
    public let _parts: [_AxisPart]
}
