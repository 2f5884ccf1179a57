/// What is drawn in a ``Chart``.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The content that this one is made of.
    associatedtype Body: ChartContent
    /// The content that this one is made of.
    @ChartContentBuilder var body: Body { get }
    /// The marks, from back to front.
    var _marks: [_ChartMark] { get }
}

extension ChartContent {
    public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other content") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var _marks: [_ChartMark] { self?._marks ?? [] }
}
