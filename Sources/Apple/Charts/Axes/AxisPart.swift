/// Marks along an axis.
public struct _AxisPart {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let pieces: @MainActor (AxisValue) -> [_AxisPiece]
}
