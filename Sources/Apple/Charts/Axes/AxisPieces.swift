/// Several marks.
public struct _AxisPieces: AxisMark {
    let pieces: [_AxisPiece]
    public var _pieces: [_AxisPiece] { pieces }
}
