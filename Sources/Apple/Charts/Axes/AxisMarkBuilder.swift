/// Makes marks of the statements in a closure.
@resultBuilder @MainActor
public enum AxisMarkBuilder {
    /// Takes a mark as it is.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
    /// The marks of a closure.
    public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> _AxisPieces {
        var pieces: [_AxisPiece] = []
        repeat pieces += (each mark)._pieces
        return _AxisPieces(pieces: pieces)
    }
    /// The marks of an `if` without `else`.
    public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
    /// The marks of the branch that was taken.
    public static func buildEither<Mark: AxisMark>(first: Mark) -> _AxisPieces { _AxisPieces(pieces: first._pieces) }
    /// The marks of the branch that was taken.
    public static func buildEither<Mark: AxisMark>(second: Mark) -> _AxisPieces { _AxisPieces(pieces: second._pieces) }
    /// The marks of an `if #available`.
    public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> _AxisPieces {
        _AxisPieces(pieces: mark._pieces)
    }
}
