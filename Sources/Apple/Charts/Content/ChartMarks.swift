/// Content whose type is not told.
public struct _ChartMarks: ChartContent {
    public typealias Body = Never
    let marks: [_ChartMark]
    public var _marks: [_ChartMark] { marks }
}
